/// The advance widths of Latin letters, digits and signs in four weights, each in a cut for text
/// and in a cut for display (AL-106).
///
/// No public table of the system font's widths can be embedded. The widths here are those of Inter,
/// whose letters are nearly as wide. Inter is Copyright 2016 The Inter Project Authors
/// (https://github.com/rsms/inter), under the SIL Open Font License, version 1.1
/// (https://openfontlicense.org). They were read from version 4.0 beta 7: the text cut from the
/// files `Inter-*.otf`, the display cut from `InterDisplay-*.otf`.
enum LatinAdvances {
  /// The units of an em in the text cut.
  static let textUnits = 2816.0
  /// The units of an em in the display cut.
  static let displayUnits = 2048.0
  /// The number of characters in each cut of each weight.
  static let count = 340

  /// The advance widths in units of an em: for each weight the text cut, then the display cut.
  static let widths: [UInt16] = decoded()

  /// Returns the place of a character in a cut, or nil if its width is not known.
  static func index(of scalar: Unicode.Scalar) -> Int? {
    let code = scalar.value
    switch code {
    case 0x20...0x7E: return Int(code) - 0x20
    // A soft hyphen is not seen.
    case 0xAD: return nil
    case 0xA0...0x148: return Int(code) - 0xA0 + 95
    case 0x14A...0x17F: return Int(code) - 0x14A + 264
    case 0x2010...0x2212: return signs.firstIndex(of: UInt16(code)).map { $0 + 318 }
    default: return nil
    }
  }

  /// The characters from 318 on.
  private static let signs: [UInt16] = [
    0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020,
    0x2022, 0x2026, 0x2030, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2192, 0x2212,
  ]

  /// Each width is two digits to the base of 64, whose signs begin with the digit 0.
  private static func decoded() -> [UInt16] {
    var widths: [UInt16] = []
    widths.reserveCapacity(encoded.count * count)
    for text in encoded {
      var first: UInt16?
      for byte in text.utf8 where byte != 0x0A {
        let digit = UInt16(byte) - 0x30
        if let high = first {
          widths.append(high * 64 + digit)
          first = nil
        } else {
          first = digit
        }
      }
    }
    return widths
  }

  private static let encoded = [
    // Regular, text cut.
    #"""
    <H<@A`K`L4S`L89`?l?lF0M0<DD@<8?\KPDLJXL0L@J`KLI8K8KL<8<DM0M0M0FDY<M`LXP0OXJDIdP\PT;XGhL\H`W8
    Q8QPKlQPL8L4L@PXM`Y`L@M@KP?l?\?lDXChEhHdKDHTKDIX?hJdJ0:L:LGl:LV@I`J@JdJd@HG0@0ITHPS`G`HPGd?l
    >H?lM0<H<@HTK`OdH8;\H@J0X@C`G`G`D@MPC`D0M0BPBlEhKHJH<8;`=bC`G`VhX`Y`FDM`M`M`M`M`M`[TP0JDJDJD
    JD;X;X;X;XOXQ8QPQPQPQPQPM0QPPXPXPXPXM@K`JdHdHdHdHdHdHdX\HTIXIXIXIX:L:L:L:LIPI`J@J@J@J@J@M0J@
    ITITITITHPJdHPM`HdM`HdM`HdP0HTP0HTP0HTP0HTOXMbOXKDJDIXJDIXJDIXJDIXJDIXP\JdP\JdP\JdP\JdPTJ0R<
    J0CP<@;X:L;X:L;X:L;X:LSPDhGh:LL\GlK`H`:LH`:LH`=JH`=hH`:LQ8I`Q8I`Q8I`Q8I`QPJ@QPJ@QPJ@Yl[TL8@H
    L8@HL8@HL4G0L4G0L4G0L4G0L@@0L@@0L@@0PXITPXITPXITPXITPXITPXITY`S`M@HPM@KPGdKPGdKPGd;`?`?`LPF0
    \08`888`@`@`@`K`H`T8^0?`?`M@J`Z0Z0M0
    """#,
    // Regular, display cut.
    #"""
    8j6T;bCTCHHFCL5D9Z8V>PBV7:<h72:bB0;2ALBNC0ARB>@dB4B>7B7PBNB>BN>nLNE0BhF6E8AX@hFnED6@@@Bd@<J0
    E`F\BLF^BfCNBDEHD`MPC\DJBJ9^:`8R=h>L<2@FA\@@A\@d9LAbAD686F@H68J8A<AXA\A\9h>h9XA<@HGT@8@H?P:\
    7D:DBn8j7VA6BHETA26>@@?LK0<Z@4?P<hD2<h<hBN<B<Z<4AhAD6n768N<h@4KBK<MF?0E0E0E0E0E0E0N>F6AXAXAX
    AX6@6@6@6@E8E`F\F\F\F\F\BLF^EHEHEHEHDJB4AT@F@F@F@F@F@FL4@@@d@d@d@d68686868A:A<AXAXAXAXAXBLAT
    A<A<A<A<@HAb@HE0@FE0@FE0@FF6@@F6@@F6@@F6@@E8DlE8A\AX@dAX@dAX@dAX@dAX@dFnAbFnAbFnAbFnAbEDADGL
    AD<h9^6@686@686@686@68FP<N@@6FBd@HAl@<68@<68@:8f@:::@H7TE`A<E`A<E`A<FFAFF\AXF\AXF\AXKnMnBf9h
    Bf9hBf9hCN>hCN>hCN>hCN>hBD9XBD9XBD:\EHA<EHA<EHA<EHA<EHA<EHA<MPGTDJ@HDJBJ?PBJ?PBJ?P88:f:fDP?d
    OX5R5B5\;b;N;LB>>fH>O89Z9ZD2B>KTKTBL
    """#,
    // Medium, text cut.
    #"""
    ;Z<kAVL2LDTLLY9T@X@XFmMC<ZDH<M@;LKDcJoLFLbKBKnINKbKn<M<ZMCMCMCG8ZUNcLbPGO`JRIbPmPZ;gHBM?HeWP
    PgQcL8QdLHLDLYPMNc[2MDN8L7@X@;@XDjD?EhI3KRHoKRIf@?K:JO:m:mHO:mVhJBJPK:K:@jGU@GJ:HkTCH@HkHA@X
    ?4@XMC;Z<kHoLFPKHN<fHgI;X@DDI1HFDHMJEMD5MCBSC7EhL2JR<M=E=iDBI4VdXVYoG8NcNcNcNcNcNc\:PGJRJRJR
    JR;g;g;g;gO`PgQcQcQcQcQcMCQcPMPMPMPMN8LFKWI3I3I3I3I3I3XRHoIfIfIfIf:m:m:m:mIcJBJPJPJPJPJPMCJP
    J:J:J:J:HkJgHkNcI3NcI3NcI3PGHoPGHoPGHoPGHoO`NZO`KRJRIfJRIfJRIfJRIfJRIfPmK:PmK:PmK:PmK:PZJOR[
    JOCW<J;g:m;g:m;g;5;g:mT9EjHB:mM?HOLFHe:mHe:mHe>MI0?BI6:mPgJBPgJBPgJBPgJKQcJPQcJPQcJPZi[GLH@j
    LH@jLH@jLDGULDGULDGULDGULY@GLY@iLY@GPMJ:PMJ:PMJ:PMJ:PMJ:PMJ:[2TCN8HkN8L7HAL7HAL7HA<5ADADM0F0
    \09I8a9IAFAFAFK<GCSc^]@@@@MTK@Z0Z0MC
    """#,
    // Medium, display cut.
    #"""
    8H6k;aCdCYH^Cj5F:B9A?0Bh7L=07E;=B_;JAhBhCMB4B^A9BXB^7Y7bBbBUBb?UMMEVCBFDEIAfA6G4EV6]@`C\@IJN
    EjFlB`G4C<CZBfEMERNMDAE5Bh:C;<9:>9>[<:@[Aj@PAj@o:8B3A^6R6^@e6SJYAZA`AkAk:O?H:BAZ@jHF@X@j?h;@
    7j:iC>8H84AHBcElAB6m@Z?@K0<lA4?d=0Co=\=0Bb<J<f<<BNAR7B7m8W=:A4KBK9MT?WEVEVEVEVEVEVN\FDAfAfAf
    Af6]6]6]6]EIEjFlFlFlFlFlBeG0EMEMEMEME5BUBC@[@[@[@[@[@[L4@P@o@o@o@o6R6R6R6RA:AZA`A`A`A`A`B`Ah
    AZAZAZAZ@jAk@jEV@[EV@[EV@[FD@PFD@PFD@PFD@PEIEWEIAjAf@oAf@oAf@oAf@oAf@oG4B3G4B3G4B3G4B3EVA^Gj
    A^=19J6]6R6]6R6]6Z6]6RGM=@@`6^C\@eBN@I6S@I6S@H9[@L;:@b7oEjAZEjAZEjAZFCAhFlA`FlA`FlA`LXN0C<:O
    C<:OC<:OCZ?HCZ?HCZ?HCZ?HBf:BBf:YBf;2EMAZEMAZEMAZEMAZEMAZEMAZNMHFE5@jE5Bh?hBh?hBh?h8M;W;WDg?d
    OX5k5Z63<:;b;`B2>=H5OU:9:9DABUKTKTB`
    """#,
    // Semibold, text cut.
    #"""
    :k=VAKLCLTU8M:9HADADGjMV<oDP<b@ZMFE:KFL[MCKeLQIeLKLQ<b<oMVMVMVGl[nOfLkP^OhJ_IaQ>P_<6H[MbHjWh
    PVR6LDR8LXLTM2PBOf\CNHO0L^AD@ZADE;DVEhIBK_IJK_J5@VKQJn;N;NI2;NWPJeJ`KOKOAMH:@^JaIFTfH`IFH^AD
    ?`ADMV:k=VIJLmQ2He>1INHFX@DhJBHkDPMCG:D:MVBVCBEhL[J[<b>j>0DcJHV`XMZ>GlOfOfOfOfOfOf\_P^J_J_J_
    J_<6<6<6<6OhPVR6R6R6R6R6MVR6PBPBPBPBO0LkLJIBIBIBIBIBIBXGIJJ5J5J5J5;N;N;N;NJ6JeJ`J`J`J`J`MVJ`
    JaJaJaJaIFJjIFOfIBOfIBOfIBP^IJP^IJP^IJP^IJOhOQOhK_J_J5J_J5J_J5J_J5J_J5Q>KQQ>KQQ>KQQ>KQP_JnS:
    JnC^<S<6;N<6;N<6;^<6;NTbFkH[;NMbI2LkHj;NHj;NHj?PI@@]IK;NPVJePVJePVJePVK6R6J`R6J`R6J`[f[:LXAM
    LXAMLXAMLTH:LTH:LTH:LTH:M2@^M2AbM2@^PBJaPBJaPBJaPBJaPBJaPBJa\CTfO0IFO0L^H^L^H^L^H^<JBhBhMPF0
    \0:29J:2AmAkAkJXEfSN_J@`@`MhK`Z0Z0MV
    """#,
    // Semibold, display cut.
    #"""
    7g7B;`D4CjI6DG5I:j9l?OC:7_=77X;XCN;aBCCACjBUC?ANC=C?8084C6BlC6@<NLF=C[FREZB5AEG:Ei7:A@DS@VJk
    F5G<C3GKCQCgCIERFDOJDfE`CG:h;X9b>J>j<BA0B8@`B8A::cBDB86m75AB6nK:B7AhB:B:;6?h:mB7AKI9A8AK@@;c
    8Q;NCN7g8QAYC>FDAR7\A3?5K0=?B4@9=7Cl>P=8C6<R=3<CC3A`7V8d8`=LB5KBK6Mb@>F=F=F=F=F=F=O;FRB5B5B5
    B57:7:7:7:EZF5G<G<G<G<G<C>GAERERERERE`C6C2A0A0A0A0A0A0L3@`A:A:A:A:6m6m6m6mA;B7AhAhAhAhAhC4B;
    B7B7B7B7AKB4AKF=A0F=A0F=A0FR@`FR@`FR@`FR@`EZFBEZB8B5A:B5A:B5A:B5A:B5A:G:BDG:BDG:BDG:BDEiB8HG
    B8=:977:6m7:6m7:7<7:6mHJ>2A@75DSABC1@V6n@V6n@U:P@]<:A=8JF5B7F5B7F5B7F@BJG<AhG<AhG<AhMCN1CQ;6
    CQ;6CQ;6Cg?hCg?hCg?hCg?hCI:mCI;ZCI;HERB7ERB7ERB7ERB7ERB7ERB7OJI9E`AKE`CG@@CG@@CG@@8b<H<HE>?d
    OX6D636J<S<7<5Ae=TGlP2:X:XDPBlKTKTC4
    """#,
    // Bold, text cut.
    #"""
    :=>BAALULdUdMZ9<B0B0HfMj=EDX=6A:NBERK^M1MeLGM3J;M5M3=6=EMjMjMjH`]FPjM5Q6P0JmI_QNPe<FI5NFHnX@
    PFRJLPRLLhLdMJP6Pj]UOLOhMFB0A:B0EMDnEhIRKmIfKmJC@nKgKN;n;nIV;nX8KGK0KeKeAoH^A6KGIbUJI@IbI:B0
    @LB0Mj:=>BIfMSQZI;?;J6GRX@ELKRIQDXM=HfD>MjBZCNEhMEJe=6@N>8EEK\V\XCZNH`PjPjPjPjPjPj]EQ6JmJmJm
    Jm<F<F<F<FP0PFRJRJRJRJRJMjRJP6P6P6P6OhMQM>IRIRIRIRIRIRX=IfJCJCJCJC;n;n;n;nJHKGK0K0K0K0K0MjK0
    KGKGKGKGIbJnIbPjIRPjIRPjIRQ6IfQ6IfQ6IfQ6IfP0PIP0KmJmJCJmJCJmJCJmJCJmJCQNKgQNKgQNKgQNKgPeKNSZ
    KNCf<]<F;n<F;n<F<F<F;nUJGmI5;nNFIVMQHn;nHn;nHn@RIPB7Ia;nPFKGPFKGPFKGPFKbRJK0RJK0RJK0\bZnLhAo
    LhAoLhAoLdH^LdH^LdH^LdH^MJA6MJB\MJA6P6KGP6KGP6KGP6KGP6KGP6KG]UUJOhIbOhMFI:MFI:MFI:<^DLDLN0F0
    \0:Z:2:ZBSBQBQJ4DJS:`6A@A@N<L@Z0Z0Mj
    """#,
    // Bold, display cut.
    #"""
    7E7Z;^DDD:INDe5K;R:V?oCL81=?7l<4D<<9B_C[DHC7C_AdCaC_8H8FCJCBCJ@dOLFcD5F`EjBCASG@F;7VA`EK@dKI
    F?GLCGGaCgD3CkEVG6PFEJFLCe;N<4:J>Z?8<JADBFA0BFAD;OBVBR7G7MA`7JK\BUB0BHBH;^@H;WBUAmIkAXAm@X<G
    97<2C^7E8oAkCXF\Ab8LAM>iK0=QC4@M=?Ch?D=@CJ<Z=?<KCYAn7j9Z8h=^C5KBK4N0@fFcFcFcFcFcFcOYF`BCBCBC
    BC7V7V7V7VEjF?GLGLGLGLGLCVGSEVEVEVEVFLCVCbADADADADADADL3A0ADADADAD7G7G7G7GA;BUB0B0B0B0B0CHBO
    BUBUBUBUAmB<AmFcADFcADFcADF`A0F`A0F`A0F`A0EjFlEjBFBCADBCADBCADBCADBCADG@BVG@BVG@BVG@BVF;BRHe
    BR=D8c7V7G7V7G7V7^7V7GIF>dA`7MEKA`CS@d7J@d7J@c;D@o=:AW8dF?BUF?BUF?BUF<BlGLB0GLB0GLB0MmN3Cg;^
    Cg;^Cg;^D3@HD3@HD3@HD3@HCk;WCk<\Ck;^EVBUEVBUEVBUEVBUEVBUEVBUPFIkFLAmFLCe@XCe@XCe@X96=8=8ET?d
    OX6\6K6`<k<K<IAY<jGbPP;6;6D^CDKTKTCH
    """#,
  ]
}

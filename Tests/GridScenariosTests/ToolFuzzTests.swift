import TestPrograms
import TestSupport
import Testing

@ProcessActor @Suite("gridfuzz", .slow)
struct ToolFuzzTests {
  @Test(.rows) func `scripts and sessions that hold are counted, and recorded`() {
    ToolTranscript.check(
      #"""
      # scripts are counted, and a seed alone is run alone
      $ gridfuzz --seeds 6 --seed 40 --layout carousel >out 2>progress
      $ grep -v '^  ' out
      6 scripts, ⋯
      $ gridfuzz --seed 3
      1 scripts, ⋯
      ⋯
      ! seed 3, ⋯
      # records of the same scripts are equal, with calls and work
      $ gridfuzz --seeds 2 --record a && gridfuzz --seeds 2 --record b && cmp a b
      $ for i in 'seed 1 traced' ' prepare()' 'WorkCounters(' 'cell 0-0 '; do grep -m 1 "$i" a; done
      ⋯seed 1 traced⋯
      ⋯ prepare()⋯
      ⋯WorkCounters(⋯
      ⋯cell 0-0 ⋯
      $ gridfuzz --seed 1 --record none/a
      ! ⋯cannot write none/a⋯
      ! ⋯
      = 2
      # a run that goes on tells no failures when there are none
      $ gridfuzz --seeds 4 --seed 900 --keep-going >on && gridfuzz --seeds 4 --seed 900 | cmp on -
      ! ⋯
      $ grep failed on
      = 1
      # sessions of hosts are counted
      $ gridfuzz --hosts --seeds 5 --seed 60
      5 sessions, ⋯
      ⋯
      ! ⋯
      $ gridfuzz --hosts --seed 3
      1 sessions, ⋯
      ⋯
      ! ⋯
      $ gridfuzz --hosts --layout list --seeds 0
      ! ⋯
      = 2
      """#)
  }
}

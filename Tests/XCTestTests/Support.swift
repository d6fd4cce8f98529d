@_exported import MainActorXCTest

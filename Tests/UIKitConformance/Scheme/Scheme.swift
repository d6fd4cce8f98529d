// Nothing but a name: see Package.swift beside this folder.

import { alertFaults } from './alertFaults'
import { builtInFaults } from './builtInFaults'
import { classNameFaults } from './classNameFaults'
import { galleryFaults } from './galleryFaults'
import { idleConstants } from './idleConstants'
import { importFaults } from './importFaults'
import { languageFaults } from './languageFaults'
import { nameFaults } from './nameFaults'
import { packageFaults } from './packageFaults'
import { readFiles } from './readHouse'
import { readmeFaults } from './readmeFaults'
import { refusalFaults } from './refusalFaults'
import { storageFaults } from './storageFaults'
import { strayFaults } from './strayFaults'
import { styleVariableFaults } from './styleVariableFaults'

// Part of `npm run check`: rules about the sources that Biome cannot express.
const RULES = [
  alertFaults,
  importFaults,
  idleConstants,
  builtInFaults,
  languageFaults,
  refusalFaults,
  storageFaults,
  strayFaults,
  styleVariableFaults,
  classNameFaults,
  galleryFaults,
  nameFaults,
  packageFaults,
  readmeFaults,
]
const files = readFiles()
const faults = RULES.flatMap((rule) => rule(files))
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

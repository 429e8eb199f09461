import { importFaults } from './importFaults'
import { readFiles } from './readHouse'

// Part of `npm run check`: which file may import which.
const files = readFiles()
const faults = importFaults(files)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

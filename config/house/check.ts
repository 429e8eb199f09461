import { idleConstants } from './idleConstants'
import { importFaults } from './importFaults'
import { readFiles } from './readHouse'

// Part of `npm run check`: which file may import which, and constants of the contract that no code uses.
const files = readFiles()
const faults = [...importFaults(files), ...idleConstants(files)]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)

// Runs the server, or a program of the suites, as one bundle: `node bin/program.mjs test/money/run.ts --short`. tsx
// would compile it and the server file by file.
import { createRequire } from 'node:module'
import process from 'node:process'
import { register } from 'tsx/cjs/api'

const require = createRequire(import.meta.url)
const [entry, ...rest] = process.argv.slice(2)
const unregister = register()
const { bundleProgram } = require('./bundleProgram.ts')
unregister()
const file = await bundleProgram(entry, { mapped: true })
process.setSourceMapsEnabled(true)
process.argv = [process.argv[0], file, ...rest]
require(file)

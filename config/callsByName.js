const { readdirSync, readFileSync } = require('node:fs')
const path = require('node:path')

const FOLDER = path.join(__dirname, '../contract/calls')
const DEFINITION = /^export const (\w+) = (?:\/\*#__PURE__\*\/ )?defineCall\(/gm

let files

/** The file of contract/calls that defines a call, by the call's name. */
module.exports = function callsByName() {
  files ??= new Map(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => {
        const source = readFileSync(path.join(FOLDER, name), 'utf8')
        return [...source.matchAll(DEFINITION)].map(([, call]) => [call, path.join(FOLDER, name)])
      }),
  )
  return files
}

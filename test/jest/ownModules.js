const { readFileSync } = require('node:fs')
const Module = require('node:module')
const { swc } = require('./swc')

/** Source maps of the loaded files by path. */
const maps = new Map()

/** Lets Node's own `require` load our TypeScript, compiled like the test files. */
function loadTypeScript() {
  // Here: while Jest loads this file it transforms what is required.
  const { transformSync } = require('@swc/core')
  const extensions = Module._extensions
  if (extensions['.ts']) return
  const { '.json': json } = extensions
  // Before JSON: `./regions` is `regions.ts`, beside which lies `regions.json`.
  delete extensions['.json']
  const load = (module, file) => {
    const { code, map } = transformSync(readFileSync(file, 'utf8'), {
      ...swc,
      filename: file,
      module: { type: 'commonjs' },
      sourceMaps: true,
      swcrc: false,
    })
    maps.set(file, new Module.SourceMap(JSON.parse(map)))
    module._compile(code, file)
  }
  Object.assign(extensions, { '.ts': load, '.json': json })
}

/** A frame of a stack, at its place in the source. */
function inSource(frame) {
  const map = maps.get(frame.getFileName())
  if (!map) return frame
  const { originalLine = 0, originalColumn = 0 } = map.findEntry(frame.getLineNumber() - 1, frame.getColumnNumber() - 1)
  const [line, column] = [originalLine + 1, originalColumn + 1]
  const known = {
    getLineNumber: () => line,
    getColumnNumber: () => column,
    toString: () => String(frame).replace(/:\d+:\d+(?=\)?$)/, `:${line}:${column}`),
  }
  return new Proxy(frame, {
    get: (_, name) => known[name] ?? (typeof frame[name] === 'function' ? frame[name].bind(frame) : frame[name]),
  })
}

/** Lets stacks name lines of the source. Jest maps only what it has compiled itself. */
function mapStacks() {
  const { prepareStackTrace } = Error
  if (!prepareStackTrace || prepareStackTrace.inSource) return
  Error.prepareStackTrace = (error, frames) => prepareStackTrace(error, frames.map(inSource))
  Error.prepareStackTrace.inSource = true
}

module.exports = { loadTypeScript, mapStacks }

const { createRequire } = require('node:module')

/** What Jest itself runs: one of another version would not fit. */
const { default: Runtime } = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'))('jest-runtime')

/**
 * Packages of Jest that print, compare texts and read files: they keep nothing of a test file. `expect` and what it
 * compares with stay in the sandbox, because `expect.any(Array)` means the sandbox's Array.
 * So do the utilities of its messages, which would print the sandbox's dates as empty objects.
 */
const OUTSIDE = new Set([
  ...['@jest/snapshot-utils', '@jest/test-result', '@jest/transform', 'jest-diff', 'jest-each'],
  ...['jest-message-util', 'jest-regex-util', 'jest-snapshot', 'jest-util', 'pretty-format'],
  ...['chalk', 'co', 'graceful-fs', 'p-limit', 'pure-rand'],
])

/** Jest's runtime, which would read and compile eighty modules of Jest anew for each test file. */
module.exports = {
  __esModule: true,
  default: class SharingRuntime extends Runtime {
    requireInternalModule(from, to) {
      return OUTSIDE.has(to) ? createRequire(from)(to) : super.requireInternalModule(from, to)
    }
  },
}

const { TestEnvironment } = require('jest-environment-node')

globalThis.kept ??= new Map()
const { kept } = globalThis

/**
 * Server tests load packages with Node's own `require` (hostModule.js), once for all test files of a worker. `kept`
 * survives a test file too: it holds the migrated database for the next one.
 */
module.exports = class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { hostRequire: require, kept })
  }
}

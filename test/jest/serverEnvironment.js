const { TestEnvironment } = require('jest-environment-node')

globalThis.kept ??= new Map()
const { kept } = globalThis

/**
 * Server tests load packages with Node's own `require` (see hostModule.js), once for all the test
 * files of a worker. `kept` outlives a test file too: the migrated database waits there for the next.
 */
module.exports = class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    Object.assign(this.global, { hostRequire: require, kept })
  }
}

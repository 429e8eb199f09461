const { TestEnvironment } = require('jest-environment-node')
const { forgetContexts } = require('./asyncContexts')
const { loadTypeScript, mapStacks } = require('./ownModules')

globalThis.kept ??= new Map()
const { kept } = globalThis

/**
 * Server tests load packages and our own modules with Node's own `require` (hostModule.js), once for all test files of
 * a worker; only the test file itself is in the sandbox. `kept` survives a test file too: it holds the migrated
 * database for the next one.
 */
module.exports = class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    loadTypeScript()
    mapStacks()
    Object.assign(this.global, { hostRequire: require, kept })
  }

  async teardown() {
    await super.teardown()
    forgetContexts()
  }
}

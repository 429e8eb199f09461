const { TestEnvironment } = require('jest-environment-node')
const { forgetContexts } = require('./asyncContexts')
const { loadTypeScript, mapStacks } = require('./ownModules')

/** Unit tests load the contract and some packages once for all test files of a worker, by Node's own `require`. */
module.exports = class UnitEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    loadTypeScript()
    mapStacks()
    this.global.hostRequire = require
  }

  async teardown() {
    await super.teardown()
    forgetContexts()
  }
}

const { AsyncLocalStorage } = require('node:async_hooks')

const used = new Set()
const { run } = AsyncLocalStorage.prototype

/** Remembers each storage that is used: Jest makes one for every test file. */
AsyncLocalStorage.prototype.run = function (...args) {
  used.add(this)
  return run.apply(this, args)
}

/** Ends the storages of a test file. Each one that goes on slows down every promise of the next files. */
function forgetContexts() {
  for (const storage of used) storage.disable()
  used.clear()
}

module.exports = { forgetContexts }

/**
 * Loads a file by a `require` outside the sandbox. Every file of node_modules, because PGlite, Fastify and its plugins
 * import ES modules dynamically, which the sandbox supports only with a flag of Node; and of our own all but the test
 * files, because the sandbox would compile them anew for each test file.
 */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = hostRequire(${JSON.stringify(path)})` }),
  getCacheKey: (_source, path) => `host ${path}`,
}

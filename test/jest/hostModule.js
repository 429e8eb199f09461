/**
 * Loads every file of node_modules by a `require` outside the sandbox: PGlite, Fastify and its plugins import ES
 * modules dynamically, which the sandbox supports only with a flag of Node.
 */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = hostRequire(${JSON.stringify(path)})` }),
  getCacheKey: (_source, path) => `host ${path}`,
}

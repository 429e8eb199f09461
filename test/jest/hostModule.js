/**
 * Replaces every file of node_modules by a `require` outside the sandbox: PGlite, Fastify and its
 * plugins import ES modules dynamically, which the sandbox cannot do without a flag of Node.
 */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = hostRequire(${JSON.stringify(path)})` }),
  getCacheKey: (_source, path) => `host ${path}`,
}

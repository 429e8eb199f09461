const path = require('node:path')
const loadBundled = require('./loadBundled')

const NEEDED = `export { ROUTES } from './routes'
export { packRoutes } from './packedRoutes'`

/**
 * Webpack loader for contract/routes/routes.ts in production builds. It replaces some fifty files that spell
 * out every path by the text of `packRoutes`. Without it each route costs a main package 80 bytes.
 */
module.exports = function packCatalogue() {
  this.addContextDependency(path.dirname(this.resourcePath))
  const { ROUTES, packRoutes } = loadBundled(NEEDED, path.dirname(this.resourcePath))
  const packed = JSON.stringify(packRoutes(ROUTES))
  return `import { unpackRoutes } from './packedRoutes'
export const ROUTES = /*#__PURE__*/ unpackRoutes(${packed})`
}

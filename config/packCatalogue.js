const path = require('node:path')
const { require: load } = require('tsx/cjs/api')

const routesOf = (file) => path.join(__dirname, '../contract/routes', file)

/**
 * Webpack loader for contract/routes/routes.ts in production builds. It replaces some fifty files that spell
 * out every path by the text of `packRoutes`. Without it each route costs a main package 80 bytes.
 */
module.exports = function packCatalogue() {
  this.addContextDependency(path.dirname(this.resourcePath))
  const { ROUTES } = load(routesOf('routes.ts'), __filename)
  const { packRoutes } = load(routesOf('packedRoutes.ts'), __filename)
  const packed = JSON.stringify(packRoutes(ROUTES))
  return `import { unpackRoutes } from './packedRoutes'
export const ROUTES = /*#__PURE__*/ unpackRoutes(${packed})`
}

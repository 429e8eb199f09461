const path = require('node:path')
const { require: load } = require('tsx/cjs/api')

const routesOf = (file) => path.join(__dirname, '../contract/routes', file)

/**
 * Webpack loader for contract/routes/{routes,built}.ts in production builds. It replaces some fifty files that spell
 * out every path by the text of `packRoutes`. Without it each route costs a main package 80 bytes.
 */
module.exports = function packCatalogue(source) {
  const file = path.basename(this.resourcePath, '.ts')
  if (file === 'built') return "export { BUILT_SCREENS, isBuilt } from './routes'"
  if (file !== 'routes') return source
  this.addContextDependency(path.dirname(this.resourcePath))
  const { ROUTES } = load(routesOf('routes.ts'), __filename)
  const { SCREENS } = load(routesOf('screens.ts'), __filename)
  const { BUILT_SCREENS, isBuilt } = load(routesOf('built.ts'), __filename)
  const { packRoutes } = load(routesOf('packedRoutes.ts'), __filename)
  const waiting = new Set(Object.keys(SCREENS).filter((screen) => !isBuilt(screen)))
  const packed = JSON.stringify(packRoutes({ routes: ROUTES, waiting }))
  return `import { unpackRoutes } from './packedRoutes'
const table = /*#__PURE__*/ unpackRoutes(${packed})
export const ROUTES = table.routes
export const isBuilt = (screen) => !table.waiting.has(screen)
export const BUILT_SCREENS = ${JSON.stringify(BUILT_SCREENS)}`
}

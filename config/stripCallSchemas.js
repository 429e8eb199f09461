/** The parts of a call's definition that only the server needs: the schema of its parameters, and its access. */
const SERVER_ONLY = new Set([
  'params',
  'reply',
  'access',
  'errors',
  'trace',
  'perSecond',
  'loginBy',
  'secret',
  'source',
])

/**
 * Babel plugin for contract/calls in the app's builds. The app needs a call's address and the types of its
 * parameters; only the server needs the schemas and the validation library. The plugin runs after types have been
 * removed, and also removes code that only the schemas used.
 */
module.exports = function stripCallSchemas() {
  const isUsed = (scope, name) => scope.getBinding(name)?.referenced

  function removeUnused(program) {
    program.scope.crawl()
    let removed = false
    for (const statement of program.get('body')) {
      if (statement.isImportDeclaration()) {
        for (const one of statement.get('specifiers')) if (!isUsed(program.scope, one.node.local.name)) one.remove()
        if (statement.node.specifiers.length === 0) statement.remove()
      } else if (statement.isVariableDeclaration()) {
        for (const one of statement.get('declarations')) {
          if (one.get('id').isIdentifier() && !isUsed(program.scope, one.node.id.name)) {
            one.remove()
            removed = true
          }
        }
      }
    }
    if (removed) removeUnused(program)
  }

  return {
    name: 'strip-call-schemas',
    visitor: {
      CallExpression(path) {
        if (!path.get('callee').isIdentifier({ name: 'defineCall' })) return
        const [definition] = path.get('arguments')
        if (!definition?.isObjectExpression()) return
        for (const property of definition.get('properties')) {
          if (property.isObjectProperty() && SERVER_ONLY.has(property.node.key.name)) property.remove()
        }
      },
      Program: { exit: removeUnused },
    },
  }
}

const callsByName = require('./callsByName')

/**
 * Babel plugin for the app: each call is imported from a module that contains only this call (`oneCall`). Otherwise a
 * file that uses one call of a group gets all calls of the group that any screen uses; in a mini-program they all end
 * up in the main package.
 */
module.exports = function splitCalls({ types }) {
  const nameOf = ({ imported }) => imported.name ?? imported.value

  return {
    name: 'split-calls',
    visitor: {
      ImportDeclaration(path) {
        if (path.node.source.value !== '@quanzi/contract' || path.node.importKind === 'type') return
        const calls = callsByName()
        for (const specifier of path.get('specifiers')) {
          if (!specifier.isImportSpecifier() || specifier.node.importKind === 'type') continue
          const file = calls.get(nameOf(specifier.node))
          if (!file) continue
          const source = types.stringLiteral(`${file}?call=${nameOf(specifier.node)}`)
          path.insertBefore(types.importDeclaration([specifier.node], source))
          specifier.remove()
        }
        if (path.node.specifiers.length === 0) path.remove()
      },
    },
  }
}

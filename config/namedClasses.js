/**
 * Babel plugin: `import css from './X.module.scss'` becomes one import per class. The bundler then inlines each name
 * and drops unused ones, instead of keeping a table of all names.
 */
module.exports = function namedClasses({ types }) {
  return {
    name: 'named-classes',
    visitor: {
      ImportDefaultSpecifier(path) {
        if (!path.parent.source.value.endsWith('.module.scss')) return
        path.replaceWith(types.importNamespaceSpecifier(path.node.local))
      },
    },
  }
}

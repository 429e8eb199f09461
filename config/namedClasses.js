/**
 * Babel plugin: `import css from './X.module.scss'` takes the classes one by one. The bundler then writes each name
 * where it is used and leaves out those that nobody uses, instead of keeping a table of all of them for run time.
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

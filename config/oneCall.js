/**
 * Webpack loader for `contract/calls/<group>.ts?call=<name>`: leaves the one call exported. What nobody exports or
 * uses any more `stripCallSchemas` takes away.
 */
module.exports = function oneCall(source) {
  const name = new URLSearchParams(this.resourceQuery).get('call')
  return source.replace(/^export (const|type|interface) (\w+)/gm, (whole, kind, other) =>
    other === name ? whole : `${kind} ${other}`,
  )
}

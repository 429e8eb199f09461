/**
 * Webpack loader for `contract/calls/<group>.ts?call=<name>`: it leaves only that call exported. `stripCallSchemas`
 * then removes what is neither exported nor used.
 */
module.exports = function oneCall(source) {
  const name = new URLSearchParams(this.resourceQuery).get('call')
  return source.replace(/^export (const|type|interface) (\w+)/gm, (whole, kind, other) =>
    other === name ? whole : `${kind} ${other}`,
  )
}

/** What stands in Taro's runtime, and what we write in its place. */
const SHORTER = [
  // `cn.[0]` and `cn[0]` are the same place; only the second form is documented.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
  ['}.${CHILDNODES}.${index}`', '}.${CHILDNODES}${index}`'],
  ['CHILDNODES = "cn" /* Shortcuts.Childnodes */', "CHILDNODES = 'c'"],
  ['data["cn" /* Shortcuts.Childnodes */]', 'data.c'],
  ['endsWith("cn" /* Shortcuts.Childnodes */)', "endsWith('.c')"],
  ['return ROOT_STR;', "return 'r';"],
  ["['root.cn.[0]', 'root.cn[0]']", "['r.c[0]']"],
]

/**
 * Loader for Taro's runtime in mini-programs: a change of one node crosses to the view with the node's path, which is
 * most of its size. No screen has a custom wrapper, so the search for one, which expects the longer form, ends at once.
 * `leanTemplates` names the children alike in the templates.
 */
module.exports = function shortPaths(source) {
  return SHORTER.reduce((text, [long, short]) => text.replace(long, short), source)
}

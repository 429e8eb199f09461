import { readFileSync } from 'node:fs'

const shortPaths = require('./shortPaths') as (source: string) => string
const shortened = (file: string) =>
  shortPaths(
    readFileSync(require.resolve('@tarojs/runtime/package.json').replace('package.json', `dist/${file}.js`), 'utf8'),
  )

test('the path of a node names its place as an index of the children', () => {
  const node = shortened('dom/node')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
  expect(node).toContain('return `${parentNode._path}.${CHILDNODES}${index}`')
  expect(node).toContain("const CHILDNODES = 'c'")
})

test('a node is sent with its children under the same name', () => {
  expect(shortened('hydrate')).toContain('data.c = node.childNodes')
})

test('the path begins with the name that the templates of pages pass on', () => {
  const root = shortened('dom/root')
  expect(root).toContain("return 'r';")
  expect(root).toContain("? ['r.c[0]']")
  // Not `c` alone: a picture's `src` is no list of children.
  expect(root).toContain("path.endsWith('.c')")
})

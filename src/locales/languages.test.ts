import type { NodePath, types } from '@babel/core'
import { keyOf, lineOf, type SourceFile, sourceFiles, walkSource } from '../../test/jest/sourceFiles'

const CHINESE = /[㐀-鿿]/

/** Files that may hold Chinese text: catalogues, titles that mini-programs read before any code runs, and data. */
const ALLOWED = [
  /(^|\/)messages\.ts$/,
  /^src\/locales\//,
  /\.config\.ts$/,
  // Only the platform's Chinese error text tells "not supported here" from other errors.
  /^src\/platform\/taroOutcome\.ts$/,
]

const app = [...sourceFiles('src'), ...sourceFiles('config')]
const withPairs = [...app, ...sourceFiles('contract')]

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()

/** The text of a literal; null for a computed value. */
function textOf(node: types.Node): string | null {
  if (node.type === 'StringLiteral') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('{}')
  return null
}

/** The text of a literal of any kind. */
function writtenOf(node: types.Node): string {
  if (node.type === 'TemplateElement') return node.value.raw
  if (node.type === 'RegExpLiteral') return node.pattern
  return node.type === 'StringLiteral' || node.type === 'JSXText' ? node.value : ''
}

function catalogueOf(node: types.Node): ReadonlyMap<string, string> | null {
  const text = textOf(node)
  if (text !== null) return new Map([['', text]])
  if (node.type === 'TSAsExpression') return catalogueOf(node.expression)
  if (node.type !== 'ObjectExpression') return null
  const entries = new Map<string, string>()
  for (const property of node.properties) {
    const key = keyOf(property)
    const value = property.type === 'ObjectProperty' ? textOf(property.value) : null
    if (key !== null && value !== null) entries.set(key, value)
  }
  return entries
}

interface Pair {
  readonly where: string
  readonly zh: ReadonlyMap<string, string>
  readonly en: ReadonlyMap<string, string> | null
}

/** Every `{ zh: …, en: … }` of a file: a catalogue, or one text in both languages. */
function pairsOf(file: SourceFile): readonly Pair[] {
  const pairs: Pair[] = []
  if (!/\bzh\b/.test(file.text)) return pairs
  walkSource(file, {
    ObjectExpression(at) {
      const part = (name: string) => at.node.properties.find((property) => keyOf(property) === name)
      const zh = part('zh')
      const en = part('en')
      const texts = zh?.type === 'ObjectProperty' ? catalogueOf(zh.value) : null
      if (!texts || texts.size === 0) return
      const english = en?.type === 'ObjectProperty' ? catalogueOf(en.value) : null
      pairs.push({ where: `${file.name}:${lineOf(at)}`, zh: texts, en: english })
    },
  })
  return pairs
}

function problemsOf({ where, zh, en }: Pair): readonly string[] {
  if (!en) return [`${where}: no English`]
  const keys = [...new Set([...zh.keys(), ...en.keys()])]
  return keys.flatMap((key) => {
    const chinese = zh.get(key)
    const english = en.get(key)
    const name = `${where} ${key}`
    if (!chinese?.trim() || !english?.trim()) return [`${name}: missing in ${chinese?.trim() ? 'English' : 'Chinese'}`]
    if (CHINESE.test(english)) return [`${name}: the English is Chinese: ${english}`]
    const [a, b] = [placeholders(chinese), placeholders(english)]
    return a.join() === b.join() ? [] : [`${name}: {${a.join()}} in Chinese, {${b.join()}} in English`]
  })
}

test('every text is there in Chinese and in English, with the same placeholders', () => {
  const pairs = withPairs.flatMap(pairsOf)
  expect(pairs.length).toBeGreaterThan(100)
  expect(pairs.flatMap(problemsOf)).toEqual([])
})

test('the shared texts are the same in both languages', () => {
  const read = (name: string) => {
    const file = app.find((one) => one.name === name)
    const texts = new Map<string, string>()
    if (file) {
      walkSource(file, {
        ObjectProperty(at) {
          const text = textOf(at.node.value)
          const key = keyOf(at.node)
          if (text !== null && key !== null) texts.set(key, text)
        },
      })
    }
    return texts
  }
  const zh = read('src/locales/zh-CN.ts')
  expect(zh.size).toBeGreaterThan(50)
  expect(problemsOf({ where: 'src/locales', zh, en: read('src/locales/en.ts') })).toEqual([])
})

test('no Chinese is written outside the catalogues', () => {
  const found: string[] = []
  for (const file of app) {
    if (!CHINESE.test(file.text) || ALLOWED.some((place) => place.test(file.name))) continue
    walkSource(file, {
      'StringLiteral|TemplateElement|JSXText|RegExpLiteral'(at: NodePath) {
        const text = writtenOf(at.node)
        if (CHINESE.test(text)) found.push(`${file.name}:${lineOf(at)} ${text.trim().slice(0, 40)}`)
      },
    })
  }
  expect(found).toEqual([])
})

import type { NodePath, types } from '@babel/core'
import { keyOf, lineOf, walkSource } from './walkSource'

const CHINESE = /[\u3400-\u9fff]/
/** Between the words of a list, which English has a comma for: `joinWords` knows. */
const LIST_COMMA = /\u3001/

/** The two catalogues of shared texts, in one file for each language. */
const SHARED = { zh: 'src/locales/zh-CN.ts', en: 'src/locales/en.ts' } as const

/** Files that may contain Chinese text: catalogues, titles that mini-programs read before any code runs, and data. */
const ALLOWED = [
  /(^|\/)messages\.ts$/,
  /^src\/locales\//,
  /\.config\.ts$/,
  // Only the platform's Chinese error text tells "not supported here" from other errors.
  /^src\/platform\/taroOutcome\.ts$/,
  // What is kept of a choice of several has this mark in every language.
  /^src\/domain\/entrant\/EntrantQuestion\.ts$/,
]

const isSource = (name: string): boolean => /^(src|config|contract)\/.*(?<!\.test)\.tsx?$/.test(name)

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
function pairsOf(name: string, text: string): readonly Pair[] {
  const pairs: Pair[] = []
  if (!/\bzh\b/.test(text)) return pairs
  walkSource(name, text, {
    ObjectExpression(at) {
      const part = (key: string) => at.node.properties.find((property) => keyOf(property) === key)
      const zh = part('zh')
      const en = part('en')
      const texts = zh?.type === 'ObjectProperty' ? catalogueOf(zh.value) : null
      if (!texts || texts.size === 0) return
      const english = en?.type === 'ObjectProperty' ? catalogueOf(en.value) : null
      pairs.push({ where: `${name}:${lineOf(at)}`, zh: texts, en: english })
    },
  })
  return pairs
}

/** All texts of a file that is one catalogue. */
function textsOf(name: string, text = ''): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  walkSource(name, text, {
    ObjectProperty(at) {
      const value = textOf(at.node.value)
      const key = keyOf(at.node)
      if (value !== null && key !== null) texts.set(key, value)
    },
  })
  return texts
}

function pairFaults({ where, zh, en }: Pair): readonly string[] {
  if (!en) return [`${where}: a text without English; every text needs both languages`]
  const keys = [...new Set([...zh.keys(), ...en.keys()])]
  return keys.flatMap((key) => {
    const chinese = zh.get(key)
    const english = en.get(key)
    const name = `${where} ${key}`
    if (!chinese?.trim() || !english?.trim()) return [`${name}: missing in ${chinese?.trim() ? 'English' : 'Chinese'}`]
    if (CHINESE.test(english)) return [`${name}: the English text contains Chinese: ${english}`]
    const [a, b] = [placeholders(chinese), placeholders(english)]
    return a.join() === b.join() ? [] : [`${name}: {${a.join()}} in Chinese, {${b.join()}} in English`]
  })
}

/** Chinese literals of a file that is no catalogue. */
function chineseIn(name: string, text: string): readonly string[] {
  const found: string[] = []
  walkSource(name, text, {
    'StringLiteral|TemplateElement|JSXText|RegExpLiteral'(at: NodePath) {
      const written = writtenOf(at.node)
      if (CHINESE.test(written) || (written.length === 1 && LIST_COMMA.test(written)))
        found.push(
          `${name}:${lineOf(at)} says ${written.trim().slice(0, 40)}: texts belong in messages.ts, in both languages`,
        )
    },
  })
  return found
}

/** Texts that lack a language or a placeholder, and Chinese outside the catalogues. */
export function languageFaults(files: ReadonlyMap<string, string>): string[] {
  const sources = [...files].filter(([name]) => isSource(name))
  const shared: Pair = {
    where: 'src/locales',
    zh: textsOf(SHARED.zh, files.get(SHARED.zh)),
    en: textsOf(SHARED.en, files.get(SHARED.en)),
  }
  return [
    ...sources.flatMap(([name, text]) => pairsOf(name, text)).flatMap(pairFaults),
    ...pairFaults(shared),
    ...sources
      .filter(([name, text]) => !name.startsWith('contract/') && (CHINESE.test(text) || LIST_COMMA.test(text)))
      .filter(([name]) => !ALLOWED.some((place) => place.test(name)))
      .flatMap(([name, text]) => chineseIn(name, text)),
  ]
}

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '..')

/** Words that the documents quote, or that a public office says: the application forms of the university. */
const QUOTED = ['modules/university/messages.ts', '少付 ¥{yuan}，您少得 ¥{yuan}']

const catalogues = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('/messages.ts') && !QUOTED.includes(file))

interface Line {
  readonly file: string
  readonly line: string
}

/** The lines of every catalogue from its Chinese or its English part. */
const linesOf = (language: 'zh' | 'en'): readonly Line[] =>
  catalogues.flatMap((file) => {
    const [zh = '', en = ''] = readFileSync(path.join(ROOT, file), 'utf8').split(/\n\s*en: \{/)
    return (language === 'zh' ? zh : en).split('\n').map((line) => ({ file, line: line.trim() }))
  })

const found = (language: 'zh' | 'en', pattern: RegExp): readonly string[] =>
  linesOf(language)
    .filter(({ line }) => pattern.test(line) && !QUOTED.some((quoted) => line.includes(quoted)))
    .map(({ file, line }) => `${file}: ${line}`)

test('the catalogues are found', () => {
  expect(linesOf('en').length).toBeGreaterThan(3000)
})

test('the app says 你 to everybody', () => {
  expect(found('zh', /您/)).toEqual([])
})

test('English says the same thing in the same words', () => {
  expect(found('en', /(a|the) correct mobile|correct ID number|e-mail|\bcoins?\b.*(yours|gift)/i)).toEqual([])
  expect(found('en', /\b(some|any|every)body\b/i)).toEqual([])
})

test('English has its own apostrophe', () => {
  expect(found('en', /[a-z]'[a-z]/)).toEqual([])
})

import { transformSync } from '@babel/core'
import { minifySync } from '@swc/core'

const { compilePlain, isPlain } = require('./plainScript') as {
  compilePlain(file: string, source: string): string
  isPlain(file: string, source: string): boolean
}

const file = `${__dirname}/../src/ui/content/Plain.tsx`

const { NODE_ENV } = process.env
/** For tests, Taro's preset has other targets. */
beforeAll(() => void Object.assign(process.env, { NODE_ENV: 'production' }))
afterAll(() => void Object.assign(process.env, { NODE_ENV }))

/** Without the differences that the minifier levels. */
const bare = (code: string) =>
  minifySync(code, { module: true, compress: { ecma: 2019, passes: 3 }, mangle: false }).code

test.each([
  [`import { getContent as get, resolve, type Fen } from '@quanzi/contract'\nexport const a: Fen = get(resolve)`],
  [`import {\n  build,\n  getContent,\n} from '@quanzi/contract'\nexport const a = () => build(getContent)`],
  [`import css from './Card.module.scss'\nimport icon from './icon.svg'\nexport const a = [css.title, icon]`],
  [`export const a = (b?: { c?: number }, d?: number) => [b?.c, d ?? 1]`],
  [`export function a({ b, ...rest }: Record<string, unknown>) {\n  return { b, ...rest }\n}`],
  [`import type { A } from './A'\nimport { B } from './B'\nexport const a = (b: A, c: B) => [b, c]`],
  [`export const a = async <B,>(b: () => Promise<B>) => (await b()) satisfies unknown as string`],
])('swc and Babel make the same of %j', (source) => {
  expect(isPlain(file, source)).toBe(true)
  expect(bare(compilePlain(file, source))).toBe(bare(transformSync(source, { filename: file })?.code ?? ''))
})

test('an element is made by the same function', () => {
  expect(compilePlain(file, 'export const a = <b>{1}</b>')).toContain('/*#__PURE__*/ _jsx("b"')
})

test.each([
  ['a.ts', 'class A {\n  b?: number\n}'],
  ['a.ts', `export const later = () => import('./later')`],
  ['a.tsx', '<View ariaLabel="a" />'],
  ['a.js', 'export {}'],
  ['node_modules/a/b.ts', 'export {}'],
  ['contract/calls/site.ts', 'export {}'],
])('Babel compiles %s with %j', (name, source) => expect(isPlain(`/${name}`, source)).toBe(false))

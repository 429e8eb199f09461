import { readFileSync } from 'node:fs'

const { nameOf } = require('./keptBabel') as { nameOf(target: string, file: string, source: string): string }
const TARGETS = ['h5', 'weapp', 'tt']

/** Which targets share the compiled text of a source: `h5 | weapp tt`. */
function sharers(source: string): string {
  const names = TARGETS.map((target) => nameOf(target, 'a.tsx', source))
  return [...new Set(names)].map((name) => TARGETS.filter((_, at) => names[at] === name).join(' ')).join(' | ')
}

test.each([
  [`import { View } from '@tarojs/components'\nconst taro = [<View aria-label="a" />]`, 'h5 weapp tt'],
  [`import { observer } from 'mobx-react'`, 'h5 weapp tt'],
  [`const later = () => import ('./later')`, 'h5 | weapp tt'],
  [`import { navigateTo } from '@tarojs/taro'`, 'h5 | weapp tt'],
  [`Taro.login()`, 'h5 | weapp tt'],
  [`<View ariaLabel="a" />`, 'h5 | weapp tt'],
  [`import { List as Rows } from '@tarojs/components'`, 'h5 tt | weapp'],
])('the compiled text of %j is for %s', (source, expected) => expect(sharers(source)).toBe(expected))

test('another file, or another text, has a name of its own', () => {
  const names = [nameOf('h5', 'a.ts', 'a'), nameOf('h5', 'b.ts', 'a'), nameOf('h5', 'a.ts', 'b')]
  expect(new Set(names).size).toBe(3)
})

test('the preset of Taro asks for the target only for the plugins that the names know', () => {
  const preset = readFileSync(require.resolve('babel-preset-taro'), 'utf8')
  expect(preset.match(/.*process\.env\.TARO_.*/g)?.map((line) => line.trim())).toEqual([
    `if (process.env.TARO_ENV === 'rn') {`,
    `const isHarmony = process.env.TARO_PLATFORM === 'harmony'`,
    // Only while developing, and for Solid.
    `if (process.env.TARO_PLATFORM === 'web' && process.env.NODE_ENV !== 'production' && options.hot !== false) {`,
    `if (process.env.TARO_PLATFORM !== 'web') {`,
    // babel-plugin-dynamic-import-node
    `: process.env.TARO_PLATFORM !== 'web'`,
    // transform-taro-components
    `if (isReact && process.env.TARO_ENV === 'weapp') {`,
  ])
})

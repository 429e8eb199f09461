import { type Files, joinCommons } from './JoinCommons'

const A = 'a'.repeat(32)
const B = 'b'.repeat(32)

const shared = (chunk: number, body: string) =>
  `"use strict";(tt.webpackJsonp=tt.webpackJsonp||[]).push([[${chunk}],{${chunk}:()=>{${body}}}]);`

const FILES: Files = {
  'app.js': '"use strict";require("./runtime.js");',
  [`modules/act/sub-common/${A}.js`]: shared(1, 'ran.push("a")'),
  [`modules/act/sub-common/${B}.js`]: shared(2, 'ran.push("b")'),
  [`modules/act/sub-common/${A}.ttss`]: '.a{color:red}',
  [`modules/act/sub-common/${B}.ttss`]: '.b{color:blue}',
  [`modules/cf/sub-common/${A}.ttss`]: '.a{color:red}',
  [`modules/cf/sub-common/${B}.js`]: shared(2, 'ran.push("b")'),
  'modules/act/list/index.js': `"use strict";require("../sub-common/${A}.js");require("../sub-common/${B}.js");require("../sub-vendors.js");page()`,
  'modules/act/list/index.ttss': `@import "../sub-common/${B}.ttss";@import "../sub-common/${A}.ttss";.page{}`,
  'modules/cf/deep/list/index.js': `"use strict";require("../../sub-common/${B}.js");page()`,
  'modules/cf/deep/list/index.ttss': `@import "../../sub-common/${A}.ttss";`,
}

/** Runs a script as the platform does, and returns the chunks that it adds to the list. */
function chunksOf(script: string): [number[], Record<number, () => void>][] {
  const tt: { webpackJsonp?: [number[], Record<number, () => void>][] } = {}
  new Function('tt', script)(tt)
  return tt.webpackJsonp ?? []
}

test('a package has one shared script, which adds what its files added, in their order', () => {
  const files = joinCommons(FILES)
  expect(Object.keys(files).filter((file) => /\/sub-common/.test(file))).toEqual([
    'modules/act/sub-common.js',
    'modules/cf/sub-common.js',
  ])
  expect(chunksOf(files['modules/act/sub-common.js'] ?? '').map(([ids]) => ids)).toEqual([[1], [2]])
  expect(chunksOf(files['modules/cf/sub-common.js'] ?? '').map(([ids]) => ids)).toEqual([[2]])
})

test('a page asks for it once, from wherever it lies, and before what is its package’s own', () => {
  const files = joinCommons(FILES)
  expect(files['modules/act/list/index.js']).toBe(
    '"use strict";require("../sub-common.js");require("../sub-vendors.js");page()',
  )
  expect(files['modules/cf/deep/list/index.js']).toBe('"use strict";require("../../sub-common.js");page()')
  expect(files['app.js']).toBe(FILES['app.js'])
})

test('style sheets stay apart and in the order of the page, under short names', () => {
  const files = joinCommons(FILES)
  expect(files['modules/act/list/index.ttss']).toBe('@import "../c/1.ttss";@import "../c/0.ttss";.page{}')
  expect(files['modules/cf/deep/list/index.ttss']).toBe('@import "../../c/0.ttss";')
  expect(files['modules/act/c/0.ttss']).toBe('.a{color:red}')
  expect(files['modules/act/c/1.ttss']).toBe('.b{color:blue}')
  expect(files['modules/cf/c/0.ttss']).toBe('.a{color:red}')
})

test('a shared script that is written differently stops the build', () => {
  const odd = { [`modules/act/sub-common/${A}.js`]: '(self.chunks=self.chunks||[]).push([])' }
  expect(() => joinCommons(odd)).toThrow('begins in another way')
})

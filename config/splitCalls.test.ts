import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'

const callsByName: () => ReadonlyMap<string, string> = require('./callsByName')
const oneCall: (this: { readonly resourceQuery: string }, source: string) => string = require('./oneCall')

const alone = { configFile: false, babelrc: false } as const

const split = (source: string) =>
  transformSync(source, { ...alone, plugins: [path.join(__dirname, 'splitCalls.js')] })?.code?.replaceAll(
    `${path.join(__dirname, '../contract/calls')}/`,
    '…/',
  )

test('a call comes out of its own file, the rest of the contract as before', () => {
  expect(split(`import { build, getContent as get, resolve } from '@quanzi/contract'`)).toBe(
    `import { getContent as get } from "…/content.ts?call=getContent";\nimport { build, resolve } from '@quanzi/contract';`,
  )
  expect(split(`import { getContent } from '@quanzi/contract'`)).toBe(
    `import { getContent } from "…/content.ts?call=getContent";`,
  )
})

test.each([...callsByName()])('%s is alone in its file, with its address and without its schemas', (name, file) => {
  const source = oneCall.call({ resourceQuery: `?call=${name}` }, readFileSync(file, 'utf8'))
  const code = transformSync(source, {
    ...alone,
    filename: file,
    presets: ['@babel/preset-typescript'],
    plugins: [path.join(__dirname, 'stripCallSchemas.js')],
  })?.code
  expect(code?.match(/^export /gm)).toHaveLength(1)
  expect(code?.match(/defineCall\(/g)).toHaveLength(1)
  expect(code).not.toContain('valibot')
  expect(code).toContain('uri:')
})

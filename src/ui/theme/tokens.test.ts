import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const source = path.resolve(__dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(scss|tsx?|html)$/.test(name),
)

test('a style names only variables that somebody sets: a line height of an unknown one was that of its surroundings', () => {
  const texts = files.map((name) => ({ name, text: readFileSync(path.join(source, name), 'utf8') }))
  const known = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\]?\s*[:,]/g)].map(([, one]) => one)),
  )
  const unknown = texts.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].filter(([, one]) => !known.has(one)).map(([, one]) => `${name} ${one}`),
  )
  expect(unknown).toEqual([])
})

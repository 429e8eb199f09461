import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const textTitle = require('./textTitle') as (source: string) => string
const folder = path.join(path.dirname(require.resolve('@tarojs/router/package.json')), 'dist')

test('the H5 router never sets a page’s title as HTML', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const sources = files.map((file) => readFileSync(path.join(folder, file), 'utf8'))
  // When this finds nothing, the router's code has changed and the loader must follow.
  expect(sources.filter((source) => source.includes('titleElement.innerHTML')).length).toBeGreaterThan(0)
  for (const source of sources.map(textTitle))
    expect(source).not.toMatch(/[tT]itle\w*\.innerHTML|innerHTML = \w*[tT]itle/)
})

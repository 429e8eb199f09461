import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8')
const readme = read('README.md')
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts

test('the readme names every script, and no other', () => {
  const shown = [...readme.matchAll(/`npm (?:run )?([\w:]+)|^npm (\w+)|`((?:dev|build):\w+)`/gm)]
  const names = shown.map(([, quoted, line, more]) => quoted ?? line ?? more)
  expect([...new Set(names)].sort()).toEqual(Object.keys(scripts).sort())
})

test('the readme explains every variable of a build', () => {
  const variables = [...read('config/index.ts').matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => name)
  const own = variables.filter((name) => name !== 'TARO_ENV')
  expect(own.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
  expect(own).toContain('GATEWAY_ORIGIN')
})

test('the files that the readme refers to exist', () => {
  const files = [...readme.matchAll(/`((?:contract|server|src)\/[\w/.-]+\.\w+)`/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) expect(read(file)).not.toBe('')
})

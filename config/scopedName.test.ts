import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { scopedName } from './scopedName'

const SHEETS = readdirSync(path.join(__dirname, '../src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.scss'))
  .map((file) => path.join(__dirname, '../src', file))

test('no two classes of the app have the same name: a mini-program puts all of them into few style sheets', () => {
  const taken = new Map<string, string>()
  for (const sheet of SHEETS) {
    // Matches more than classes (`.5em`, `.module`), which does no harm here.
    const locals = new Set(readFileSync(sheet, 'utf8').match(/(?<=[.&])[a-zA-Z][\w-]*/g))
    for (const local of locals) {
      const name = scopedName(local, sheet)
      expect([name, taken.get(name)]).toEqual([name, undefined])
      taken.set(name, `${sheet} ${local}`)
    }
  }
  expect(taken.size).toBeGreaterThan(500)
})

test('a name is one that CSS takes', () => {
  for (const sheet of SHEETS.slice(0, 50)) expect(scopedName('title', sheet)).toMatch(/^[a-zA-Z][\w-]{4}$/)
})

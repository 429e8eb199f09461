import { builtInFaults } from './builtInFaults'

const faultsOf = (name: string, text: string) => builtInFaults(new Map([[name, text]]))

test('a built-in that iOS 13 lacks is named with its line, in each folder that the app is built from', () => {
  const text = 'const rows = []\nconst last = rows.at(-1)\n'
  for (const name of ['src/lib/last.ts', 'src/ui/Last.tsx', 'contract/rules/last.ts', 'pomelo/last.ts'])
    expect(faultsOf(name, text)).toEqual([
      `${name}:2 uses .at(): iOS 13 and Chrome 80 lack it, and the builds carry no polyfills`,
    ])
})

test.each(['structuredClone(x)', 'x.replaceAll(a, b)', 'Object.hasOwn(x, y)', 'x.findLast(y)', 'x.toSorted()'])(
  '%s is too young',
  (text) => expect(faultsOf('src/lib/x.ts', text)).toHaveLength(1),
)

test('tests, tools and the server run on Node and may use it', () => {
  for (const name of ['src/lib/x.test.ts', 'src/chat/testing/Phone.ts', 'contract/routes/print.ts', 'server/base/x.ts'])
    expect(faultsOf(name, 'rows.at(-1)')).toEqual([])
})

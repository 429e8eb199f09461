import { readmeFaults } from './readmeFaults'

const house = (count: number, ...lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', [`### One feature, from tap to SQL (${count} files)`, ...lines, 'Tests stand beside.'].join('\n')],
    ['src/a/Store.ts', 'await this.consent(on)'],
    ['server/a/calls.ts', "insertInto('consents')"],
  ])

test('a walk with existing files, true quotes and the right number of files has no fault', () => {
  expect(
    readmeFaults(
      house(2, '| `consent(on)` | `src/a/Store.ts` |', "| `insertInto('consents')` | `server/a/calls.ts` |"),
    ),
  ).toEqual([])
})

test('a quote that its file no longer contains, a missing file and a wrong number are reported', () => {
  expect(readmeFaults(house(1, '| `consent(true)` | `src/a/Store.ts` |', 'Then `server/b/calls.ts`.'))).toEqual([
    'README.md names server/b/calls.ts, which does not exist',
    'README.md quotes consent(true), not in src/a/Store.ts',
    'README.md says that the walk opens 1 files; it names 2',
  ])
})

test('a feature of more than 30 files is reported', () => {
  const many = Array.from({ length: 31 }, (_, at) => `src/a/file${at}.ts`)
  const walk = new Map([...house(31, ...many.map((name) => `\`${name}\``)), ...many.map((name) => [name, ''] as const)])
  expect(readmeFaults(walk)).toEqual(['README.md: following a feature opens 31 files, at most 30 are allowed'])
})

test('a README without the walk is reported', () => {
  expect(readmeFaults(new Map([['README.md', '# quanzi']]))).toHaveLength(1)
})

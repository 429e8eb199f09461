import { readmeFaults } from './readmeFaults'

const house = (count: number, ...lines: readonly string[]): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', [`### One feature, from tap to SQL (${count} files)`, ...lines, 'Tests stand beside.'].join('\n')],
    ['src/a/Store.ts', 'await this.consent(on)'],
    ['server/a/calls.ts', "insertInto('consents')"],
  ])

test('a walk that names files that are there, quotes what stands in them and counts them is right', () => {
  expect(
    readmeFaults(
      house(2, '| `consent(on)` | `src/a/Store.ts` |', "| `insertInto('consents')` | `server/a/calls.ts` |"),
    ),
  ).toEqual([])
})

test('a quote that no longer stands in its file, a file that has gone and a wrong count are told', () => {
  expect(readmeFaults(house(1, '| `consent(true)` | `src/a/Store.ts` |', 'Then `server/b/calls.ts`.'))).toEqual([
    'README.md names server/b/calls.ts, which is not there',
    'README.md quotes consent(true), not in src/a/Store.ts',
    'README.md says that the walk opens 1 files; it names 2',
  ])
})

test('a feature that takes more than 30 files is told', () => {
  const many = Array.from({ length: 31 }, (_, at) => `src/a/file${at}.ts`)
  const walk = new Map([...house(31, ...many.map((name) => `\`${name}\``)), ...many.map((name) => [name, ''] as const)])
  expect(readmeFaults(walk)).toEqual(['README.md: following a feature opens 31 files, at most 30 are due'])
})

test('a README without the walk is told', () => {
  expect(readmeFaults(new Map([['README.md', '# quanzi']]))).toHaveLength(1)
})

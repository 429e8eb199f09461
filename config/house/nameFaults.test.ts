import { nameFaults } from './nameFaults'

const faultsOf = (...names: readonly string[]) => nameFaults(new Map(names.map((name) => [name, ''])))

test('two files that differ by capitals only are named, whatever their endings', () => {
  expect(faultsOf('src/ui/Box.tsx', 'src/ui/box.ts')).toEqual([
    'src/ui/box.ts differs from src/ui/Box by capitals only: give one of them a telling name',
  ])
  expect(faultsOf('docs/a.md', 'docs/A.md')).toHaveLength(1)
  expect(faultsOf('src/UI/box.ts', 'src/ui/box.ts')).toHaveLength(1)
})

test('a file for each target, its test and its styles are no fault', () => {
  expect(
    faultsOf('src/a.ts', 'src/a.h5.ts', 'src/a.tt.ts', 'src/A.test.ts', 'src/A.module.scss', 'src/b/a.ts'),
  ).toEqual([])
})

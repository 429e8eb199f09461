import { styleVariableFaults } from './styleVariableFaults'

const faultsOf = (files: Readonly<Record<string, string>>) => styleVariableFaults(new Map(Object.entries(files)))
const USE = { 'src/ui/Note.module.scss': '.note { line-height: var(--leading); }' }

test('a variable that nothing sets is named', () => {
  expect(faultsOf(USE)).toEqual(['src/ui/Note.module.scss uses the style variable --leading, which nothing sets'])
})

test.each([
  ['src/ui/theme/tokens.scss', ':root { --leading: 1.5; }'],
  ['src/ui/Note.tsx', "const style = { ['--leading']: 1.5 }"],
  ['src/ui/leading.ts', "root.style.setProperty('--leading', '1.5')"],
])('it is no fault where %s sets it', (file, text) => {
  expect(faultsOf({ ...USE, [file]: text })).toEqual([])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles } from '../../../../test/jest/sourceFiles'

const PLATFORM = /\.(h5|weapp|tt)\.tsx$/

/** `@/ui/content/Card` for each file under src/ui that exports a component of its own name. */
const components = sourceFiles('src/ui')
  .filter(
    ({ name, text }) => name.endsWith('.tsx') && !PLATFORM.test(name) && declares(text, path.basename(name, '.tsx')),
  )
  .map(({ name }) => name.replace('src/', '@/').replace('.tsx', ''))

function declares(text: string, name: string): boolean {
  return new RegExp(`export (const|function) ${name}\\b`).test(text)
}

/** Whoever names only the type of a component's props draws none of it. */
const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^import (?!type )[^']*from '(@\/ui\/[\w/]+)'/gm)].map(([, from]) => from ?? '')

const outside = new Set(
  sourceFiles('src')
    .filter(({ name }) => !/^src\/(ui|preview|modules\/test)\//.test(name))
    .flatMap(({ text }) => importsOf(text)),
)
const gallery = sourceFiles('src/modules/test/gallery')
const shown = new Set(gallery.flatMap(({ text }) => importsOf(text)))
const readme = readFileSync(path.resolve(__dirname, '../../../ui/README.md'), 'utf8')

/** The gallery's own frame draws it: every dialog and toast of the gallery is on it. */
const DRAWN_BY_FRAME = ['@/ui/feedback/OverlayHost']

/** Components that screens use, or that the design system's page offers them. */
const offered = components.filter((one) => outside.has(one) || readme.includes(one.replace('@/ui/', '')))

test('the gallery shows every component of the design system that a screen can use', () => {
  expect(offered.length).toBeGreaterThan(40)
  expect(offered.filter((one) => !shown.has(one) && !DRAWN_BY_FRAME.includes(one))).toEqual([])
})

test('what the gallery imports it also draws', () => {
  const drawn = gallery.map(({ text }) => text).join('\n')
  const undrawn = [...shown].filter((one) => {
    const name = one.split('/').pop() ?? ''
    return components.includes(one) && !new RegExp(`<${name}\\b`).test(drawn)
  })
  expect(undrawn).toEqual([])
})

import path from 'node:path'

const GALLERY = 'src/modules/test/gallery/'
const README = 'src/ui/README.md'
const PLATFORM = /\.(h5|weapp|tt)\.tsx$/

/** The gallery's frame renders this component: every dialog and toast of the gallery appears in it. */
const DRAWN_BY_FRAME = '@/ui/feedback/OverlayHost'

const declares = (text: string, name: string): boolean => new RegExp(`export (const|function) ${name}\\b`).test(text)

/** The modules of ui that a file imports; an import of types only renders nothing. */
const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^import (?!type )[^']*from '(@\/ui\/[\w/]+)'/gm)].map(([, from]) => from ?? '')

/** Components of the design system that the gallery lacks or does not render, although screens can use them. */
export function galleryFaults(files: ReadonlyMap<string, string>): string[] {
  const sources = [...files].filter(([name]) => /^src\/.*(?<!\.test)\.tsx?$/.test(name))
  // `@/ui/content/Card` for each file that exports a component of its own name.
  const components = sources
    .filter(([name]) => name.startsWith('src/ui/') && name.endsWith('.tsx') && !PLATFORM.test(name))
    .filter(([name, text]) => declares(text, path.basename(name, '.tsx')))
    .map(([name]) => name.replace('src/', '@/').replace('.tsx', ''))
  const used = new Set(
    sources.filter(([name]) => !/^src\/(ui|preview|modules\/test)\//.test(name)).flatMap(([, text]) => importsOf(text)),
  )
  const gallery = sources.filter(([name]) => name.startsWith(GALLERY)).map(([, text]) => text)
  const shown = new Set(gallery.flatMap(importsOf))
  const readme = files.get(README) ?? ''
  const drawn = gallery.join('\n')
  return [
    ...components
      .filter((one) => used.has(one) || readme.includes(one.replace('@/ui/', '')))
      .filter((one) => !shown.has(one) && one !== DRAWN_BY_FRAME)
      .map((one) => `${GALLERY} does not show ${one}: every component that a screen can use is looked at there`),
    ...components
      .filter((one) => shown.has(one) && !new RegExp(`<${path.basename(one)}\\b`).test(drawn))
      .map((one) => `${GALLERY} imports ${one} and does not render it`),
  ]
}

/** A comment may name a constant without using it. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')

const isTest = (name: string) => /\.test\.tsx?$|^test\/|\/testing[/.]/.test(name)

/** Names in capitals that a file exports. */
const constantsOf = (text: string): string[] =>
  [...text.matchAll(/^export const ([A-Z][A-Z0-9_]*)\b/gm)].map(([, name = '']) => name)

/**
 * Constants that the contract exports and only tests read. The code then has the number in a second place, and the two
 * will differ one day.
 */
export function idleConstants(files: ReadonlyMap<string, string>): string[] {
  const sources = [...files].filter(([name]) => /\.(tsx?|[cm]?js)$/.test(name) && !isTest(name))
  const counts = new Map<string, number>()
  for (const [, text] of sources)
    for (const [name] of withoutComments(text).matchAll(/\b[A-Z][A-Z0-9_]+\b/g))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return sources
    .filter(([name]) => name.startsWith('contract/'))
    .flatMap(([file, text]) => constantsOf(text).map((name) => ({ file, name })))
    .filter(({ name }) => counts.get(name) === 1)
    .map(({ file, name }) => `${file} exports ${name}, which no code uses`)
}

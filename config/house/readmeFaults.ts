const README = 'README.md'
const HEADING = /^### One feature, from tap to SQL \((\d+) files\)$/m
/** Maximum number of files that the walk through a feature opens. */
const MOST = 30

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)

const isFile = (words: string): boolean => /^[\w./-]+\/[\w.-]+\.(tsx?|sql)$/.test(words)

/**
 * Faults in README's walk through one feature: files that do not exist, quotes that their files do not contain, a
 * wrong number of files.
 */
export function readmeFaults(files: ReadonlyMap<string, string>): string[] {
  const readme = files.get(README) ?? ''
  const heading = HEADING.exec(readme)
  if (!heading) return [`${README} has no walk through a feature under a heading like ${HEADING}`]
  const [walk = ''] = readme.slice(heading.index + heading[0].length).split(/^Tests stand/m)
  const opened = new Set(quoted(walk).filter(isFile))
  const said = Number(heading[1])
  return [
    ...[...opened].filter((name) => !files.has(name)).map((name) => `${README} names ${name}, which does not exist`),
    ...walk.split('\n').flatMap((line) => {
      const texts = quoted(line).filter(isFile)
      const found = texts.map((name) => files.get(name) ?? '').join('\n')
      const codes = texts.length > 0 ? quoted(line).filter((words) => !isFile(words)) : []
      return codes.filter((code) => !found.includes(code)).map((code) => `${README} quotes ${code}, not in ${texts}`)
    }),
    ...(opened.size === said ? [] : [`${README} says that the walk opens ${said} files; it names ${opened.size}`]),
    ...(opened.size <= MOST
      ? []
      : [`${README}: following a feature opens ${opened.size} files, at most ${MOST} are allowed`]),
  ]
}

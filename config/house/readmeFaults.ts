const README = 'README.md'
const HEADING = /^### One feature, from tap to SQL \((\d+) files\)$/m
/** Following a feature opens at most so many files. */
const MOST = 30

const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)

const isFile = (words: string): boolean => /^[\w./-]+\/[\w.-]+\.(tsx?|sql)$/.test(words)

/** README's walk through one feature: what it names exists, what it quotes stands there, and its count is right. */
export function readmeFaults(files: ReadonlyMap<string, string>): string[] {
  const readme = files.get(README) ?? ''
  const heading = HEADING.exec(readme)
  if (!heading) return [`${README} walks through no feature under a heading like ${HEADING}`]
  const [walk = ''] = readme.slice(heading.index + heading[0].length).split(/^Tests stand/m)
  const opened = new Set(quoted(walk).filter(isFile))
  const said = Number(heading[1])
  return [
    ...[...opened].filter((name) => !files.has(name)).map((name) => `${README} names ${name}, which is not there`),
    ...walk.split('\n').flatMap((line) => {
      const texts = quoted(line).filter(isFile)
      const found = texts.map((name) => files.get(name) ?? '').join('\n')
      const codes = texts.length > 0 ? quoted(line).filter((words) => !isFile(words)) : []
      return codes.filter((code) => !found.includes(code)).map((code) => `${README} quotes ${code}, not in ${texts}`)
    }),
    ...(opened.size === said ? [] : [`${README} says that the walk opens ${said} files; it names ${opened.size}`]),
    ...(opened.size <= MOST
      ? []
      : [`${README}: following a feature opens ${opened.size} files, at most ${MOST} are due`]),
  ]
}

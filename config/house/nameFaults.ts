/** The path by which a source file is imported: without the ending, and without the target that has a file of its own. */
const importedAs = (name: string): string => name.replace(/(\.(h5|tt|weapp))?\.tsx?$/, '')

/**
 * Files that differ by capitals only. A file system that ignores case takes one for the other, and so does an import,
 * which names no ending.
 */
export function nameFaults(files: ReadonlyMap<string, string>): string[] {
  const taken = new Map<string, string>()
  const faults: string[] = []
  for (const name of files.keys()) {
    const own = importedAs(name)
    const other = taken.get(own.toLowerCase()) ?? own
    if (other !== own) faults.push(`${name} differs from ${other} by capitals only: give one of them a telling name`)
    taken.set(own.toLowerCase(), other)
  }
  return faults
}

import { classIn } from '../scopedName'

/** Two classes of the app that get the same short name: a mini-program puts all of them into few style sheets. */
export function classNameFaults(files: ReadonlyMap<string, string>): string[] {
  const taken = new Map<string, string>()
  const faults: string[] = []
  for (const [sheet, text] of files) {
    if (!/^src\/.*\.module\.scss$/.test(sheet)) continue
    // Matches more than classes (`.5em`, `.module`), which does no harm here.
    for (const local of new Set(text.match(/(?<=[.&])[a-zA-Z][\w-]*/g))) {
      const name = classIn(sheet, local)
      const other = taken.get(name)
      if (other)
        faults.push(`${sheet} .${local} and ${other} get the same name ${name} in the builds: rename one of them`)
      else taken.set(name, `${sheet} .${local}`)
    }
  }
  return faults
}

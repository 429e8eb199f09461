import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** One message as a client has it: the id the gate gave it, and its text. */
export interface Line {
  readonly id: number
  readonly text: string
  readonly mine: boolean
}

/** What a client has sent and received, in a file that outlives its process. */
export class Journal {
  readonly lines: Line[] = []
  private readonly known = new Set<string>()

  constructor(private readonly file: string) {
    if (!existsSync(file)) return
    // A process killed while writing leaves half a line: it was not acted on.
    for (const text of readFileSync(file, 'utf8').split('\n').slice(0, -1)) this.take(JSON.parse(text) as Line)
  }

  /** Keeps a line; false when it is here already. */
  add(line: Line): boolean {
    if (this.known.has(line.text)) return false
    appendFileSync(this.file, `${JSON.stringify(line)}\n`)
    this.take(line)
    return true
  }

  count(mine: boolean): number {
    return this.lines.filter((line) => line.mine === mine).length
  }

  private take(line: Line): void {
    this.known.add(line.text)
    this.lines.push(line)
  }
}

import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Payout, PayoutProvider, PayoutResult } from './PayoutProvider'

/**
 * A local payout channel. It pays everybody except cards whose number ends in 0000, and keeps its payouts in a file, a
 * line each, so that they are known after the server was killed.
 */
export class LocalPayout implements PayoutProvider {
  private results: Promise<Map<string, PayoutResult>> | null = null

  constructor(private readonly file: string) {}

  async send({ no, number }: Payout): Promise<PayoutResult> {
    const results = await this.read()
    const known = results.get(no)
    if (known) return known
    const result: PayoutResult = number.endsWith('0000')
      ? { state: 'refused', reason: '收款账户状态异常' }
      : { state: 'paid', channelNo: `local${no}` }
    await mkdir(dirname(this.file), { recursive: true })
    // The line break before it ends what a kill has cut.
    await appendFile(this.file, `\n${JSON.stringify([no, result])}\n`)
    // Known only when it is written: one that could not be is unclear, now as after a kill.
    results.set(no, result)
    return result
  }

  async find(no: string): Promise<PayoutResult> {
    return (await this.read()).get(no) ?? { state: 'unclear' }
  }

  /** What is written. A file that cannot be read is read again by the next one who asks. */
  private async read(): Promise<Map<string, PayoutResult>> {
    this.results ??= readFile(this.file, 'utf8').then((text) => new Map(text.split('\n').flatMap(lineOf)), ifMissing)
    try {
      return await this.results
    } catch (error) {
      this.results = null
      throw error
    }
  }
}

/** Only a file that is not there means that nobody was paid. */
function ifMissing(error: NodeJS.ErrnoException): Map<string, PayoutResult> {
  if (error.code === 'ENOENT') return new Map()
  throw error
}

/** What a line says; nothing for one that a kill has cut, which nobody was answered with. */
function lineOf(line: string): [string, PayoutResult][] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

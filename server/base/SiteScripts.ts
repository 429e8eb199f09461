import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

/** A longer file must be a mistake, because every visitor's page contains it. */
export const MAX_SCRIPT_BYTES = 65_536

interface Known {
  readonly stamp: string
  readonly source: string
}

/**
 * The scripts of sites, `<folder>/<iid>.js`. Only somebody with access to the server's disk can add one: no call, no
 * upload and no tenant's editor writes to this folder.
 */
export class SiteScripts {
  private readonly known = new Map<number, Known>()

  constructor(
    private readonly folder: string,
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
  ) {}

  /** The script of a tenant; '' for none. A changed file counts at once. */
  async of(iid: number): Promise<string> {
    const path = join(this.folder, `${iid}.js`)
    const file = await stat(path).catch(() => null)
    if (!file?.isFile()) return ''
    const stamp = `${file.mtimeMs}:${file.size}`
    const known = this.known.get(iid)
    if (known?.stamp === stamp) return known.source
    const source = await this.read(path, file.size)
    this.known.set(iid, { stamp, source })
    return source
  }

  private async read(path: string, size: number): Promise<string> {
    try {
      if (size > MAX_SCRIPT_BYTES) throw new RangeError(`longer than ${MAX_SCRIPT_BYTES} bytes`)
      return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
    } catch (error) {
      this.log.error({ path, reason: error instanceof Error ? error.message : String(error) }, 'site script not used')
      return ''
    }
  }
}

import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { bundles } from '../bin/bundleProgram'
import { shanghaiDay } from '../contract/rules/shanghaiTime'

/** Demo data are dated from their planting: copies of older ones would show another day. */
const FRESH = 30 * 60_000
const PREFIX = 'planted-'

/** When the data in a folder were planted; 0 without the folder. */
const plantedAt = (folder: string): number => statSync(folder, { throwIfNoEntry: false })?.birthtimeMs ?? 0

function isFresh(folder: string): boolean {
  const at = plantedAt(folder)
  return Date.now() - at < FRESH && shanghaiDay(at) === shanghaiDay(Date.now())
}

/**
 * The data that a server has planted at its first start, kept for the next suites that start the same program: to
 * migrate and to plant takes longer than all the rest of a start.
 */
export class PlantedSite {
  private readonly kept: string

  constructor(program: string) {
    const hash = createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 16)
    this.kept = path.join(bundles, `${PREFIX}${hash}`)
  }

  /** Copies the data into an empty folder. False when there are none. */
  copyTo(folder: string): boolean {
    if (!isFresh(this.kept)) return false
    try {
      cpSync(this.kept, folder, { recursive: true })
      return true
    } catch {
      // Another suite may be replacing them.
      rmSync(folder, { recursive: true, force: true })
      return false
    }
  }

  /** Keeps the data of a server that has stopped, in place of all older ones. */
  keep(folder: string): void {
    for (const name of readdirSync(bundles)) {
      const other = path.join(bundles, name)
      if (name.startsWith(PREFIX) && !isFresh(other)) rmSync(other, { recursive: true, force: true })
    }
    const copy = mkdtempSync(path.join(bundles, PREFIX))
    cpSync(folder, copy, { recursive: true })
    try {
      renameSync(copy, this.kept)
    } catch {
      // Another suite was faster.
      rmSync(copy, { recursive: true, force: true })
    }
  }
}

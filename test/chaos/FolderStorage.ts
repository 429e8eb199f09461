import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Storage } from '../../src/platform/storage/types'

/** A phone's storage as a folder: complete values that survive the process, however it ends. */
export class FolderStorage implements Storage {
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true })
  }

  read(key: string): string | null {
    try {
      return readFileSync(this.file(key), 'utf8')
    } catch {
      return null
    }
  }

  write(key: string, value: string): boolean {
    const part = path.join(this.folder, `.part-${process.pid}`)
    writeFileSync(part, value)
    renameSync(part, this.file(key))
    return true
  }

  remove(key: string): void {
    rmSync(this.file(key), { force: true })
  }

  keys(): readonly string[] {
    return readdirSync(this.folder).flatMap((name) => (name.startsWith('.') ? [] : [decodeURIComponent(name)]))
  }

  private file(key: string): string {
    return path.join(this.folder, encodeURIComponent(key))
  }
}

import { createId } from '@/lib/createId'
import type { KeptFiles } from '@/platform/keptFiles/types'
import type { PickedFile } from '@/platform/media/types'

interface Parts {
  readonly files: KeptFiles
  /** The name of the draft with the pictures. */
  readonly name: string
  /** The names of the pictures that wait, in the order in which they were chosen. */
  readonly list: { readonly read: () => readonly string[]; readonly write: (names: readonly string[]) => void }
}

/** Pictures that were chosen for a draft and are not uploaded yet, with their bytes on the device. */
export class KeptPictures {
  private readonly picked = new Map<string, { readonly name: string; readonly file: PickedFile }>()

  constructor(private readonly parts: Parts) {}

  fileOf(local: string): PickedFile | undefined {
    return this.picked.get(local)?.file
  }

  /** The name under which the picture stays on the device. */
  nameOf(local: string): string | undefined {
    return this.picked.get(local)?.name
  }

  /** Returns the local addresses. On a full device the pictures exist only as long as the page. */
  async keep(files: readonly PickedFile[]): Promise<readonly string[]> {
    const { list } = this.parts
    for (const file of files) {
      const name = `${this.parts.name}-${createId()}`.replace(/[^\w-]/g, '-')
      this.picked.set(file.path, { name, file })
      if (await this.parts.files.keep(name, file)) list.write([...list.read(), name])
    }
    return files.map(({ path }) => path)
  }

  /** Restores the pictures that were not uploaded when the page or the process ended. Returns their local addresses. */
  async restore(): Promise<readonly string[]> {
    const locals: string[] = []
    for (const name of this.parts.list.read()) {
      const file = await this.parts.files.take(name)
      if (file) {
        this.picked.set(file.path, { name, file })
        locals.push(file.path)
      } else this.unlist(name)
    }
    return locals
  }

  /** Call it when a picture is uploaded or removed. */
  async forget(local: string): Promise<void> {
    const known = this.picked.get(local)
    if (!known) return
    this.picked.delete(local)
    this.unlist(known.name)
    await this.parts.files.drop(known.name)
  }

  private unlist(name: string): void {
    const { list } = this.parts
    list.write(list.read().filter((other) => other !== name))
  }
}

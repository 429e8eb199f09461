import { isTextList } from '@/lib/isTextList'
import { keptFiles } from '@/platform/keptFiles'
import type { KeptFiles } from '@/platform/keptFiles/types'
import { storage } from '@/platform/storage'
import type { JsonStorage } from '@/platform/storage/openStorage'
import { openTenantStorage } from '@/session/sessionStorage'

/** Storage keys of the lists of pictures that wait: `pictures:<draft>:<member>`, of a visitor `pictures:<draft>:`. */
export const PICTURES = 'pictures:'
const LIST = /^pictures:(.*):(\d*)$/

/** Storage key: the files that no list names any more and that may still be on the device. */
const GONE = 'goneFiles'

export interface PictureDevice {
  readonly storage: Pick<JsonStorage, 'read' | 'write' | 'remove'> & { readonly keys: () => readonly string[] }
  readonly files: Pick<KeptFiles, 'drop'>
}

function deviceOf(iid: number): PictureDevice {
  // How openStorage begins the keys of a tenant.
  const start = `quanzi:${iid}:`
  const keys = () => storage.keys().flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
  return { storage: { ...openTenantStorage(iid), keys }, files: keptFiles }
}

/** Deletes files. What an app that was killed left of them goes with the next ones. */
async function dropFiles({ storage, files }: PictureDevice, names: readonly string[]): Promise<void> {
  const gone = () => storage.read(GONE, isTextList) ?? []
  const all = [...new Set([...gone(), ...names])]
  if (all.length === 0) return
  storage.write(GONE, all)
  await Promise.all(all.map((name) => files.drop(name)))
  const left = gone().filter((name) => !all.includes(name))
  if (left.length > 0) storage.write(GONE, left)
  else storage.remove(GONE)
}

/** Deletes the file of a picture that waits no more. */
export const dropFile = (iid: number, name: string, device = deviceOf(iid)) => dropFiles(device, [name])

/** Takes pictures that wait from the device. At once nothing lists them any more. */
async function dropPictures(device: PictureDevice, isDropped: (draft: string, owner: string) => boolean) {
  const { storage } = device
  const names = storage.keys().flatMap((key) => {
    const [, draft, owner] = LIST.exec(key) ?? []
    if (draft === undefined || owner === undefined || !isDropped(draft, owner)) return []
    const listed = storage.read(key, isTextList) ?? []
    storage.remove(key)
    return listed
  })
  await dropFiles(device, names)
}

/** Of a form that was sent or discarded, or of those of its fields that begin so. What others chose stays theirs. */
export const dropForm = (iid: number, userId: string, form: string, field = '', device = deviceOf(iid)) =>
  dropPictures(device, (draft, owner) => draft.startsWith(`${form}/${field}`) && (owner === '' || owner === userId))

/** Of every other member than this one, who has logged in; of every member after a logout. */
export const dropOthers = (iid: number, userId: string, device = deviceOf(iid)) =>
  dropPictures(device, (_, owner) => owner !== '' && owner !== userId)

import { back, replace } from '@/routes/navigate'
import { openPages } from '@/routes/stack'

interface Photo {
  readonly comId: string
  readonly value: string
}

interface Target extends Partial<Photo> {
  readonly iid: number
  readonly groupId: string
}

let waiting: Photo | null = null

/** The photo for the form that is still open; can be taken once. */
export function takePhotoReturn(): Photo | null {
  const photo = waiting
  waiting = null
  return photo
}

/** Returns to the form: to the open one with its input, else to a new one with the photo in its address. */
export async function returnToForm({ iid, groupId, comId, value }: Target): Promise<void> {
  const pages = openPages()
  const at = pages.map(({ screen }) => screen).lastIndexOf('university/form')
  if (at < 0) {
    await replace('university.form', { iid, id: groupId, ...(comId && value ? { comId, value } : {}) })
    return
  }
  if (comId && value) waiting = { comId, value }
  await back(pages.length - 1 - at)
}

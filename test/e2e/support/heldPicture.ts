import assert from 'node:assert/strict'
import { PICTURE } from './addPicture'
import type { Phone } from './Phone'

/** How many chosen pictures the device holds that are not uploaded: by its lists, and by its files. */
const waiting = (phone: Phone) =>
  phone.page.evaluate(async () => {
    const lists = Object.keys(localStorage).filter((key) => /^quanzi:\d+:pictures:/.test(key))
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('quanzi-files')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    try {
      if (!database.objectStoreNames.contains('files')) return [lists.length, 0]
      const files = await new Promise<number>((resolve, reject) => {
        const counting = database.transaction('files').objectStore('files').count()
        counting.onsuccess = () => resolve(counting.result)
        counting.onerror = () => reject(counting.error)
      })
      return [lists.length, files]
    } finally {
      database.close()
    }
  })

/** Waits until this many pictures wait on the device. */
export async function expectWaiting(phone: Phone, count: number): Promise<void> {
  const deadline = Date.now() + 20_000
  let last: readonly (number | undefined)[] = []
  while (Date.now() < deadline) {
    last = await waiting(phone)
    if (last.every((one) => one === count)) return
    await phone.page.waitForTimeout(100)
  }
  assert.deepEqual(last, [count, count])
}

/** Holds uploads back. Returns what lets those of the next page go: those that are held never end. */
export async function holdUploads(phone: Phone): Promise<() => void> {
  let isHeld = true
  await phone.page.route('**/oss/', (route) => (isHeld ? undefined : route.continue()))
  return () => {
    isHeld = false
  }
}

/** Chooses a picture whose upload is held back, in place of the one that is stored. */
export async function choosePicture(phone: Phone, id: string): Promise<void> {
  await phone.see(`#${id}-field`)
  const stored = phone.page.locator(`#${id}-field [aria-label="删除这张图片"]`).filter({ visible: true })
  if (await stored.count()) await stored.first().click()
  const chooser = phone.page.waitForEvent('filechooser')
  await phone.tap(`#${id}`)
  await (await chooser).setFiles(PICTURE)
  await phone.expectText(`#${id}-field`, /上传中|等待/)
}

/** Waits until the picture of this field is stored. */
export async function expectStored(phone: Phone, id: string): Promise<void> {
  const pictures = phone.page.locator(`#${id}-field`).filter({ visible: true })
  await pictures.locator('img').first().waitFor()
  await pictures.filter({ hasNotText: /上传|等待/ }).waitFor()
}

export interface PictureForm {
  readonly address: string
  /** What opens the form on its screen. */
  readonly opener?: string
  readonly field: string
  /** Its button, which waits for the picture. */
  readonly save: string
}

/** The app ends while a picture of this form is on its way. It goes on by itself, and the device keeps nothing of it. */
export async function expectKept(phone: Phone, { address, opener, field, save }: PictureForm): Promise<void> {
  await phone.open(address)
  if (opener) await phone.tap(opener)
  const letGo = await holdUploads(phone)
  await choosePicture(phone, field)
  await expectWaiting(phone, 1)
  await phone.tap(`#${save}`)
  await phone.hear('还没有传完')
  letGo()
  await phone.open(address)
  if (opener) await phone.tap(opener)
  await expectStored(phone, field)
  await expectWaiting(phone, 0)
}

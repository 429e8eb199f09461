import { location } from '@/platform/location'
import type { Position } from '@/platform/location/types'
import type { Outcome, Refusal } from '@/platform/outcome'
import { storage } from '@/platform/storage'
import { openStorage } from '@/platform/storage/openStorage'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { text } from './messages'

/**
 * What the position is for, and so what becomes of it: `find` sorts and searches, `pick` begins the choice of a place,
 * `checkin` is kept by the server with the record.
 */
export type PositionPurpose = 'find' | 'pick' | 'checkin'

/** Only what is kept needs an answer of its own. */
const KEYS: Readonly<Record<PositionPurpose, string>> = {
  find: 'positionAllowed',
  pick: 'positionAllowed',
  checkin: 'positionAllowedForCheckin',
}
const isTrue = (value: unknown): value is true => value === true

/** The permission belongs to the device, so one answer counts for every tenant. */
const device = openStorage(storage, 'device')

async function isAllowed(purpose: PositionPurpose): Promise<boolean> {
  if (device.read(KEYS[purpose], isTrue)) return true
  const yes = await dialog.confirm({
    title: text('ask'),
    message: text(`why_${purpose}`),
    confirmText: text('allow'),
    cancelText: text('notNow'),
  })
  if (yes) device.write(KEYS[purpose], true)
  return yes
}

async function explain(reason: Refusal, purpose: PositionPurpose, tell: (words: string) => void): Promise<void> {
  if (reason === 'cancelled') return
  if (reason !== 'denied') return tell(text(`${reason}_${purpose}`))
  for (const key of Object.values(KEYS)) device.remove(key)
  tell(text(`denied_${purpose}`))
  if (!location.native) return
  const wish = { title: text('deniedAsk'), message: text(`denied_${purpose}`), confirmText: text('settings') }
  if (await dialog.confirm({ ...wish, cancelText: text('notNow') })) await location.openSettings()
}

const inPassing = (words: string) => {
  toast.show(words)
}

/** The position of a visitor who has allowed it before; it asks nothing. Null otherwise. */
export async function allowedPosition(): Promise<Position | null> {
  if (!device.read(KEYS.find, isTrue)) return null
  const found = await location.get()
  return found.ok ? found.value : null
}

/**
 * The visitor's position. The first time it explains the purpose before the platform asks. After a refusal it explains
 * what the visitor can do instead, and returns null; a screen that needs the position takes the words to keep them.
 */
export async function askPosition(
  purpose: PositionPurpose,
  tell: (words: string) => void = inPassing,
): Promise<Position | null> {
  if (!(await isAllowed(purpose))) return null
  const found: Outcome<Position> = await location.get()
  if (found.ok) return found.value
  await explain(found.reason, purpose, tell)
  return null
}

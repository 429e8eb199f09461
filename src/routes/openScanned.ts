import { resolve } from '@quanzi/contract'
import { dialog } from '@/platform/dialog'
import { environment } from '@/platform/environment'
import { goHome } from './navigate'
import { scannedRoute, sceneCode } from './scannedRoute'
import { relaunchPlace } from './stack'

/** In ms. The launch page opens beside the scanned one: within this time both belong to the same launch. */
const SAME_LAUNCH = 5000
let openedAt = 0

interface Codes {
  /** The target of a short code; rejects with a message for the user. */
  readonly targetOf: (code: string) => Promise<string>
  readonly failed: (error: unknown) => string
}

let codes: Codes = { targetOf: () => Promise.reject(new Error('no codes')), failed: String }

/** Called at launch: the gateway looks short codes up. */
export function configureScanned(parts: Codes): void {
  codes = parts
}

type Query = Readonly<Record<string, string | undefined>>

/**
 * Opens the target of a scanned code when the launch query has one: a public address as `q`, or a short code as
 * `scene`, which has 32 characters and no room for an address.
 */
export async function openScanned(query: Query): Promise<boolean> {
  const code = query.scene && environment().target !== 'h5' ? sceneCode(query.scene) : null
  if (code) {
    openedAt = Date.now()
    await openCode(code)
    return true
  }
  const route = query.q ? scannedRoute(query.q) : null
  if (!route || route.name === 'root.entry') return false
  openedAt = Date.now()
  await relaunchPlace(route)
  return true
}

async function openCode(code: string): Promise<void> {
  try {
    const route = resolve(await codes.targetOf(code))
    if (!route) throw new RangeError(`the target of ${code} is no screen`)
    await relaunchPlace(route)
  } catch (error) {
    await dialog.alert(codes.failed(error))
    await goHome()
  }
}

/** True when this launch has just opened a scanned target; then the launch page must not open anything itself. */
export const scannedJustNow = (): boolean => Date.now() - openedAt < SAME_LAUNCH

import { back } from '@/platform/back'
import { chatOverlays, type Overlay } from './ChatOverlays'

const releases = new Map<string, () => void>()

/** `ChatLayer` draws it over the screen; the browser's back button closes it and leaves the screen where it is. */
export function showOverlay({ key }: Overlay): void {
  const release = back.guard(() => {
    releases.delete(key)
    chatOverlays.remove(key)
  })
  releases.set(key, release)
}

export function closeOverlay(key: string): void {
  chatOverlays.remove(key)
  releases.get(key)?.()
  releases.delete(key)
}

/** Closes all, and waits until the browser's history is that of the screen below. */
export async function closeForScreen(): Promise<void> {
  for (const { key } of chatOverlays.stack) closeOverlay(key)
  await back.released()
}

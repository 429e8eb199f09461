import { back } from '@/platform/back'
import { chatOverlays, type Overlay } from './ChatOverlays'

const releases = new Map<string, () => void>()

/** `ChatLayer` shows the overlay over the screen. The browser's back button closes it, and the screen stays. */
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

/** Closes all overlays and waits until their entries have left the browser's history. */
export async function closeForScreen(): Promise<void> {
  for (const { key } of chatOverlays.stack) closeOverlay(key)
  await back.clear()
}

import { environment } from '@/platform/environment'
import { nativeApp } from '@/platform/nativeApp'
import type { NativeStore } from './NativeStore'

/** Asks the native app for its user. The page works without an answer. */
export async function loadNative(store: NativeStore): Promise<void> {
  if (!environment().isNativeApp) return
  const [reader, user, app] = await Promise.all([
    import('./readNative'),
    nativeApp.ask('getUserInfo'),
    nativeApp.ask('getAppInfo'),
  ])
  for (const answer of [user, app]) if (!answer.ok) console.warn(`native bridge: ${answer.message}`)
  store.take(reader.readUser(user.ok ? user.value : null), reader.readVersion(app.ok ? app.value : null))
}

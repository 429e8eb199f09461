import type { NativeStore } from './NativeStore'

/** Does nothing: a mini-program never runs inside the native app. */
export async function loadNative(_store: NativeStore): Promise<void> {}

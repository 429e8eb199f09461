import type { NativeStore } from './NativeStore'

/** A mini-program is never inside the native app; this file stands in for H5's. */
export async function loadNative(_store: NativeStore): Promise<void> {}

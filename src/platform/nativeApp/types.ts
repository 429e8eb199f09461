import type { Outcome } from '../outcome'

/** The operator's own app, when it shows the H5 page. */
export interface NativeApp {
  /**
   * Calls a handler of the app's JavaScript bridge and returns its answer, with JSON text parsed. `unsupported`
   * outside the app; `failed` when no bridge appears or no answer comes in time: the page then works without it.
   */
  ask(handler: 'getUserInfo' | 'getAppInfo'): Promise<Outcome<unknown>>
}

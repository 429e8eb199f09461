import type { Outcome } from '../outcome'

/** The operator's own app around an H5 page. */
export interface NativeApp {
  /**
   * Asks a handler of the app's JavaScript bridge and answers what came, JSON text already read. `unsupported` outside
   * the app, `failed` when no bridge appears or nothing is answered in time: the page then goes on without.
   */
  ask(handler: 'getUserInfo' | 'getAppInfo'): Promise<Outcome<unknown>>
}

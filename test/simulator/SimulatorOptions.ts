import type { Target } from './runtime/Target'

export interface SimulatorOptions {
  readonly target: Target
  /** Folder of the build: holds `app.json`. */
  readonly dist: string
  /** Port of the automation protocol on 127.0.0.1; 0 or absent takes a free one. */
  readonly port?: number
  /** Origin that replaces the build's gateway, for example `http://127.0.0.1:28080`. */
  readonly gateway?: string
  /** Origin that replaces the build's chat gate, `ws://127.0.0.1:23051`. */
  readonly gate?: string
  /** Entry page with query; the first page of the build by default. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  /** How the mini-program was opened: 1001 from the list, 1011 scanned code, 1007 shared card. */
  readonly scene?: number
  /** The code that `login` returns; the server's local platform accepts any and derives an openid from it. */
  readonly loginCode?: string
  readonly phoneCode?: string
  /** Simulates a slow phone: every render and every network answer is up to this many ms late. */
  readonly slow?: number
  readonly theme?: 'light' | 'dark'
  readonly platform?: 'android' | 'ios' | 'devtools'
  readonly language?: string
  /** Storage left by an earlier run of the app. */
  readonly storage?: Readonly<Record<string, unknown>>
  /** A folder for the app's own files, which stay after the run; without one the app has no files. */
  readonly files?: string
}

import type { Target } from './runtime/Target'

export interface SimulatorOptions {
  readonly target: Target
  /** Folder of the build: holds `app.json`. */
  readonly dist: string
  /** Port of the automation protocol on 127.0.0.1; 0 or absent takes a free one. */
  readonly port?: number
  /** Origin that stands in for the gateway the build was made for, for example `http://127.0.0.1:28080`. */
  readonly gateway?: string
  /** Origin that stands in for the chat gate of the build, `ws://127.0.0.1:23051`. */
  readonly gate?: string
  /** Entry page with query; the first page of the build unless given. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  /** How the mini-program was opened: 1001 from the list, 1011 scanned code, 1007 shared card. */
  readonly scene?: number
  /** What `login` answers as code; the server's local platform takes any and makes an openid of it. */
  readonly loginCode?: string
  readonly phoneCode?: string
  /** A slow phone: every drawing and every answer of the network comes up to so many ms late. */
  readonly slow?: number
  readonly theme?: 'light' | 'dark'
  readonly platform?: 'android' | 'ios' | 'devtools'
  readonly language?: string
  /** What an earlier run of the app has left on the device. */
  readonly storage?: Readonly<Record<string, unknown>>
}

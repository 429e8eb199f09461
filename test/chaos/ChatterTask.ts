/** A member of the run. */
export interface Party {
  readonly name: string
  readonly uid: number
  readonly rid: number
}

/** What a chatter is told to do. */
export interface ChatterTask {
  readonly me: Party
  /** To whom it writes in turn; the last one's messages it never looks at. */
  readonly peers: readonly Party[]
  /** Session of the gateway. */
  readonly bearer: string
  readonly gateway: string
  readonly count: number
  /** The storage of the device. */
  readonly folder: string
  /** Addresses of gates, tried in turn. */
  readonly urls: readonly string[]
}

/** How far a chatter has come: its messages that are stored, and those of others that it holds. */
export interface Progress {
  readonly sent: number
  readonly got: number
}

export const IID = 1000

/** The text of the k-th message from one to another. */
export const sayOf = (from: Party, to: Party, k: number): string => `${from.name}>${to.name}-${k}`

const SAID = /^(\w+)>(\w+)-(\d+)$/

export function readSaid(text: string): { readonly from: string; readonly to: string; readonly k: number } | null {
  const [, from, to, k] = SAID.exec(text) ?? []
  return from && to ? { from, to, k: Number(k) } : null
}

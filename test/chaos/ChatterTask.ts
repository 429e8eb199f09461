/** A member of the run. */
export interface Party {
  readonly name: string
  readonly uid: number
  readonly rid: number
}

/** The task of a chatter. */
export interface ChatterTask {
  readonly me: Party
  /** The receivers, in turn. The chatter never reads the messages of the last one. */
  readonly peers: readonly Party[]
  /** Session of the gateway. */
  readonly bearer: string
  readonly gateway: string
  readonly count: number
  /** The storage of the device. */
  readonly folder: string
  /** Addresses of gates, to try in turn. */
  readonly urls: readonly string[]
}

/** The progress of a chatter: how many of its messages are stored, and how many of others it has. */
export interface Progress {
  readonly sent: number
  readonly got: number
}

export const IID = 1000

/** The text of the k-th message from one member to another. */
export const sayOf = (from: Party, to: Party, k: number): string => `${from.name}>${to.name}-${k}`

const SAID = /^(\w+)>(\w+)-(\d+)$/

export function readSaid(text: string): { readonly from: string; readonly to: string; readonly k: number } | null {
  const [, from, to, k] = SAID.exec(text) ?? []
  return from && to ? { from, to, k: Number(k) } : null
}

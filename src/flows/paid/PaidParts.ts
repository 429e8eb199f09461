import type { PaidContent, PaidPlay } from '@quanzi/contract'

/** Where somebody has stopped on this device. */
export interface KeptPosition {
  readonly itemId: string
  readonly seconds: number
  /** ms */
  readonly at: number
  /** True when the gateway knows it. */
  readonly isSent: boolean
}

export interface PaidParts {
  readonly fetch: () => Promise<PaidContent>
  readonly play: (itemId: string) => Promise<PaidPlay>
  /** False for a visitor, whose positions stay on the device. */
  readonly save: (itemId: string, seconds: number, at: number) => Promise<boolean>
  /** The viewer's position on this device, for visitors and when there is no network. */
  readonly kept: () => KeptPosition | null
  readonly keep: (position: KeptPosition) => void
  readonly now: () => number
}

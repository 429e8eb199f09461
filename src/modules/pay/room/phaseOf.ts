import type { PaidContent } from '@quanzi/contract'

/** Where a room stands: announced, on, over, to be watched again; a video is always `open`. */
export type Phase = 'soon' | 'living' | 'ended' | 'replay' | 'open'

type Room = Pick<PaidContent, 'startAt' | 'endAt' | 'replay'>

export function phaseOf({ startAt, endAt, replay }: Room, now: number): Phase {
  if (startAt === null) return 'open'
  if (now < startAt) return 'soon'
  if (endAt === null || now < endAt) return 'living'
  return replay ? 'replay' : 'ended'
}

/** When the phase changes next, ms; null when it stays. */
export function changesAt({ startAt, endAt }: Room, now: number): number | null {
  if (startAt !== null && now < startAt) return startAt
  return endAt !== null && now < endAt ? endAt : null
}

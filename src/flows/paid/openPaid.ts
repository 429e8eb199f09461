import { getPaid, playPaid, savePaidProgress } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { createId } from '@/lib/createId'
import { serverNow } from '@/platform/serverClock'
import type { MemberStore } from '@/session/MemberStore'
import { openTenantStorage } from '@/session/sessionStorage'
import type { KeptPosition } from './PaidParts'
import { PaidStore } from './PaidStore'

/** The kinds of paid content: a video, a live room, a book, an audio album, a series, a video by its room. */
export type PaidType = 3 | 23 | 201 | 202 | 203 | 204

const isPosition = (value: unknown): value is Partial<KeptPosition> & Pick<KeptPosition, 'itemId' | 'seconds'> =>
  typeof value === 'object' &&
  value !== null &&
  'itemId' in value &&
  typeof value.itemId === 'string' &&
  'seconds' in value &&
  typeof value.seconds === 'number'

export const keptPosition = (iid: number, moduleType: PaidType, id: string): KeptPosition | null => {
  const kept = openTenantStorage(iid).read(`paid:${moduleType}:${id}`, isPosition)
  return kept && { at: 0, isSent: false, ...kept }
}

/** The store of paid content, wired to the gateway and the device; `id` is the whole's or that of one of its parts. */
export function openPaid(iid: number, moduleType: PaidType, id: string, member: MemberStore): PaidStore {
  let whole = id
  return new PaidStore({
    fetch: async () => {
      const content = await call(getPaid, { iid, moduleType, id })
      whole = content.id
      return content
    },
    play: (itemId) => call(playPaid, { iid, moduleType, id: whole, itemId }),
    save: async (itemId, seconds, at) => {
      if (!member.isMember) return false
      await call(savePaidProgress, { iid, reqId: createId(), moduleType, id: whole, itemId, seconds, at })
      return true
    },
    kept: () => keptPosition(iid, moduleType, whole),
    keep: (position) => openTenantStorage(iid).write(`paid:${moduleType}:${whole}`, position),
    now: serverNow,
  })
}

import { recordStat, type StatType, withoutSecrets } from '@quanzi/contract'
import { createId } from '@/lib/createId'
import { type Call, call } from './call'
import { gatewayState } from './gatewayState'

/** What the visitor saw or tapped, and where. */
export interface Use {
  readonly iid: number
  /** Public path of the screen. */
  readonly path: string
  readonly moduleType?: number | undefined
  readonly id?: string | number | undefined
}

/** Sends one statistic (screens-content §1). A failure stays silent, because statistics must not disturb the user. */
export type CountUse = (type: StatType, use: Use) => void

export const countUseBy =
  (ask: Call): CountUse =>
  (type, { iid, path, ...use }) => {
    const who = gatewayState.identity()
    // A member's rid is valid in their own tenant only.
    const rid = who.iid === iid && who.rid ? { rid: Number(who.rid) } : {}
    // The server counts a repeated k once.
    ask(recordStat, {
      iid,
      ...rid,
      type,
      p: JSON.stringify({ ...use, path: withoutSecrets(path), k: createId() }),
    }).catch(() => undefined)
  }

export const countUse: CountUse = countUseBy(call)

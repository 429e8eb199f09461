import { getBuyShare, supportBuyShare } from '@quanzi/contract'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { text } from './messages'
import { ShareStore } from './ShareStore'

/** The store of an order's offer, wired to the gateway. */
export const shareStoreOf = (iid: number, orderId: string): ShareStore =>
  new ShareStore({
    fetch: () => call(getBuyShare, { iid, orderId }),
    support: () => callOnce(`support:${orderId}`, supportBuyShare, () => ({ iid, orderId })),
    nothing: text('shareNothing'),
  })

import { createOrder, type OrderInfo } from '@quanzi/contract'
import { useRef, useState } from 'react'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { navigate } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { SentOrders } from './checkout/SentOrders'
import { cashierOf } from './openCashier'

/** A purchase that needs no form: its target, the shown price in fen, and the buyer's message. */
export interface BuyWish {
  readonly keys: string
  readonly property?: string
  readonly payable: number
  readonly info?: OrderInfo
}

interface Buy {
  readonly busy: boolean
  /** Orders the item and opens the cashier. False for a visitor who does not log in. */
  readonly buy: (wish: BuyWish) => Promise<boolean>
}

/**
 * Buys without a checkout. A double tap places one order. After a lost answer or a killed app the next try for the same
 * thing sends the same order again, so that nobody pays twice; other words or another amount make another order, and
 * the first, which nobody pays, expires.
 */
export function useBuy(iid: number, orderType: number): Buy {
  const { member, distribution } = useSession()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const [sent] = useState(
    () =>
      new SentOrders({
        storage: openTenantStorage(iid),
        by: () => member.userId,
        create: (params) => call(createOrder, params),
        now: Date.now,
      }),
  )
  const order = async ({ keys, property = '', payable, info }: BuyWish) => {
    const of = `${orderType}:${property}:${keys}${info ? JSON.stringify(info) : ''}`
    const created = await sent.send(of, (reqId) => ({
      ...{ iid, orderType, keys, property, num: 1, useCoin: false, isNeedInsur: false },
      multiDisKey: distribution.keyOf(iid) ?? '',
      info: { ...info, reqId, payable },
    }))
    // Going back leads to the item.
    if (created.status > 10) await navigate('pay.paySuccess', { iid, gid: created.gid })
    else await navigate(cashierOf(orderType), { iid, gid: created.gid })
  }
  const buy = async (wish: BuyWish) => {
    if (running.current) return false
    running.current = true
    setBusy(true)
    try {
      if (!(await member.requireMember())) return false
      await order(wish)
      return true
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { busy, buy }
}

/** True for an answer after which the screen must load again: another price, or bought meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  isGatewayError(error, 'PRICE') || isGatewayError(error, 'OWNED') || isGatewayError(error, 'NOTFOUND')

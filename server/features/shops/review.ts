import { build, ORDER_STATUS, type ShopReview } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import { refuseOwn } from '../../call/refuseOwn'
import type { Db } from '../../db/schema'
import type { ShopData } from '../../db/schema/waiting'
import { readAddress } from '../../delivery/storage/readAddress'
import type { ReviewRules } from '../../review/ReviewRules'
import { waitingPage } from '../../review/waitingPage'
import { isWaiting, keepHeld, returnHeld } from '../../trade/deposits'
import { openOrder } from '../../trade/openOrder'
import { openShop } from './openShop'

interface QueueRow {
  readonly id: string
  readonly data: ShopData
  readonly fee_fen: number
  readonly moved_at: number
  readonly user_id: number
  readonly asked_back: boolean
}

/** Applications of shops that wait for a decision, oldest first. Nobody decides their own. */
export const shopReviews: ReviewRules = {
  async queue(ctx, ask) {
    const { me } = ctx
    const { rows, total, hasMore } = await waitingPage<QueueRow>(
      ctx,
      {
        ...{ name: 'shops', table: 'shop_apply', as: 'a', byText: true },
        waits: sql`a.status = 'reviewing'`,
        select: sql`a.id, a.data, a.fee_fen, a.moved_at, a.user_id,
          exists (select 1 from order_chain c where c.iid = a.iid and c.order_id = a.order_id
            and c.status = ${ORDER_STATUS.refundRequested}) as asked_back`,
      },
      ask,
    )
    const list = rows.map(({ id: of, data, fee_fen: fee, moved_at: at, user_id, who, asked_back: askedBack }) => {
      const origin = ctx.inMiniProgram ? ctx.config.publicUrl : ''
      const licence = data.licence ? readAddress(ctx, origin, data.licence) : ''
      const review: ShopReview = { ...data, licence, fee, askedBack, own: user_id === me.user_id }
      return { id: of, at, who, data: { ...review } }
    })
    return { list, total, hasMore }
  },

  async decide(db, ctx, { id, decision, note }) {
    const { iid } = ctx
    const at = ctx.clock()
    const row = await applicationOf(db, iid, id)
    if (!row) throw new CallError('NOTFOUND')
    refuseOwn(ctx, row.user_id)
    // The order's lock comes before all others.
    const key = row.order_id === null ? null : { iid, id: row.order_id }
    const paid = key && (await openOrder(db, key, at))
    // An applicant who asked for the fee back meanwhile can be refused only.
    if (decision === 'pass' && paid && !paid.chains.every(isWaiting)) throw new CallError('STALE')
    const status = decision === 'pass' ? 'passed' : 'refused'
    const moved = await db
      .updateTable('shop_apply')
      .set({ status, reason: decision === 'pass' ? '' : note, moved_at: at })
      .where('iid', '=', iid)
      .where('id', '=', id)
      .where('status', '=', 'reviewing')
      .returningAll()
      .executeTakeFirst()
    if (!moved) throw new CallError('STALE')
    if (decision === 'pass') {
      await openShop(db, { iid, ownerId: moved.user_id, applyId: id, data: moved.data, at })
      // The fee of a shop that opened is not given back.
      if (key) await keepHeld(db, key, at, true)
    } else if (key) await returnHeld(db, key, at)
    const text = decision === 'pass' ? PASSED : refusedWords(note, key !== null)
    return { state: status, notice: { userId: row.user_id, text, path: build('shops.join', { iid }) } }
  },
}

const PASSED = { zh: '你的商家入驻申请已通过。', en: 'Your shop was approved.' }

/** A shop that costs nothing gets no fee back. */
const refusedWords = (note: string, paid: boolean) => ({
  zh: `你的商家入驻申请未通过${paid ? '，入驻费已退还' : ''}：${note}`,
  en: `Your shop was declined${paid ? ' and the fee is refunded' : ''}: ${note}`,
})

const applicationOf = (db: Db, iid: number, id: string) =>
  db
    .selectFrom('shop_apply')
    .select(['user_id', 'order_id'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()

import { build, ORDER_TYPE, QuestionText } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { refuseRestricted } from '../../items/restrictions'
import type { OrderTypeRules } from '../../trade/OrderTypeRules'
import { readInfoText } from '../../trade/readInfoText'
import { expertByRid } from './queries'

/** The time for an answer; then the fee is refunded (`ORDER_MOVES`). */
const ANSWER_MS = 48 * 3_600_000

/** Type 206: a question to an expert. It waits for the answer; without one the fee is refunded. */
export const questionOrders: OrderTypeRules = {
  orderType: ORDER_TYPE.question,
  wholePrice: true,
  canonicalKeys: async (_db, _iid, rid) => (/^\d{1,15}$/.test(rid) ? String(Number(rid)) : rid),
  async source(ctx, id) {
    const { nick_name, head_img, fee } = await activeExpert(ctx, id)
    return {
      ...{ title: nick_name, img: head_img, price: fee, options: [], form: [], stock: null, deadline: null },
      needAddress: false,
      insurance: null,
    }
  },
  async quote(ctx, wish) {
    if (wish.num !== 1) throw paramError('num')
    const { user_id, rid, nick_name, head_img: img, fee } = await activeExpert(ctx, wish.keys)
    if (user_id === ctx.member?.user_id) throw new CallError('DENIED')
    const line = { targetId: String(rid), title: nick_name, spec: '', img, num: 1, price: fee, insurance: 0 }
    return { title: nick_name, img, lines: [line], startsAt: null, endsAt: null, earnerId: user_id }
  },
  async reserve(db, ctx, wish) {
    // Everybody reads a public question; another one is between two people.
    if (wish.info.isPublic === true) await refuseRestricted(db, ctx.me, ctx.clock())
    await refuseBannedWords(db, ctx.iid, questionOf(wish.info.message))
  },
  release: async () => {},
  async confirm(db, order, _chains, at) {
    await db
      .insertInto('ask_question')
      .values({
        iid: order.iid,
        order_id: order.id,
        expert_id: order.earner_id ?? 0,
        user_id: order.user_id,
        content: (order.info.message ?? '').trim(),
        is_public: order.info.isPublic === true,
        created_at: at,
        due_at: at + ANSWER_MS,
      })
      .execute()
  },
  async revoke(db, order) {
    await db
      .updateTable('ask_question')
      .set({ state: 'refunded' })
      .where('iid', '=', order.iid)
      .where('order_id', '=', order.id)
      .execute()
  },
  // It waits anew, for as long as the clock of its order does (`ORDER_MOVES`).
  async refundRefused(db, order, { at }) {
    await db
      .updateTable('ask_question')
      .set({ due_at: at + ANSWER_MS })
      .where('iid', '=', order.iid)
      .where('order_id', '=', order.id)
      .where('state', '=', 'waiting')
      .execute()
  },
  refundShare: async () => null,
  target: ({ iid, keys }) => build('pay.ask', { iid, expertId: keys }),
}

const questionOf = (message: unknown): string => readInfoText(QuestionText, message, 'message')

async function activeExpert({ db, iid }: Pick<Context, 'db' | 'iid'>, rid: string) {
  const expert = await expertByRid(db, iid, rid)
  if (!expert?.active) throw new CallError('NOTFOUND')
  return expert
}

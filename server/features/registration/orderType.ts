import { CallError } from '../../call/CallError'
import type { OrderTypeRules } from '../../trade/OrderTypeRules'
import { type Form, formOf, lockRegistration, moveStatus } from './queries'

const TITLE = '报名费'
const TYPE = 28

/** Type 28: the fee of a registration that has passed its review; paying registers. */
export const registrationOrders: OrderTypeRules = {
  orderType: TYPE,
  ownedOnce: true,
  async source(ctx, id) {
    const form = await formOf(ctx.db, ctx.iid, id)
    return {
      title: TITLE,
      img: form.image,
      price: form.fee,
      options: [],
      form: [],
      stock: null,
      deadline: null,
      needAddress: false,
      insurance: null,
    }
  },
  async quote(ctx, wish) {
    const form = await formOf(ctx.db, ctx.iid, wish.keys)
    return { title: TITLE, img: form.image, lines: [line(form)], startsAt: null, endsAt: null }
  },
  async reserve(db, ctx, wish, orderId) {
    const whose = { iid: ctx.iid, regId: wish.keys, userId: ctx.me.user_id }
    const { id, status } = await lockRegistration(db, whose, ctx.clock())
    if (status === 3) throw new CallError('OWNED')
    if (status !== 2) throw new CallError('STALE')
    await db
      .updateTable('registration')
      .set({ order_id: orderId })
      .where('iid', '=', ctx.iid)
      .where('id', '=', id)
      .execute()
  },
  release: async () => {},
  async confirm(db, order, _chains, at) {
    const row = await lockRegistration(db, { iid: order.iid, regId: order.keys, userId: order.user_id }, at)
    await moveStatus(db, row, 2, 3, { order_id: order.id })
  },
  // Staff may refund the fee; the documents define no way back for the registration itself.
  revoke: async () => {},
  refundShare: async () => null,
  target: () => '/app/university/apply/home',
}

const line = (form: Form) => ({
  targetId: form.reg_id,
  title: TITLE,
  spec: '',
  img: form.image,
  num: 1,
  price: form.fee,
  insurance: 0,
})

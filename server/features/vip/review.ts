import { build, type VolunteerReview } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError } from '../../call/CallError'
import { refuseOwn } from '../../call/refuseOwn'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import type { ReviewRules } from '../../review/ReviewRules'
import { waitingPage } from '../../review/waitingPage'

interface QueueRow {
  readonly id: number
  readonly user_id: number
  readonly name: string
  readonly phone: string
  readonly content: string
  readonly at: number
}

/** Requests to join the volunteers' roll, oldest first. Nobody decides their own. */
export const volunteerReviews: ReviewRules = {
  async queue(ctx, ask) {
    const { me } = ctx
    const { rows, total, hasMore } = await waitingPage<QueueRow>(
      ctx,
      {
        ...{ name: 'volunteers', table: 'feedback', as: 'f' },
        waits: sql`f.kind = 'volunteer' and f.state = 'open'`,
        select: sql`f.id, f.user_id, f.name, f.phone, f.content, f.at`,
      },
      ask,
    )
    const list = rows.map(({ id: of, user_id, who, name, phone, content, at }) => {
      const review: VolunteerReview = { name, phone, content, own: Number(user_id) === me.user_id }
      return { id: String(of), at: Number(at), who, data: { ...review } }
    })
    return { list, total, hasMore }
  },

  async decide(db, ctx, { id, decision, note }) {
    const { iid } = ctx
    const wish = await db
      .selectFrom('feedback')
      .select(['user_id', 'name', 'phone'])
      .where('iid', '=', iid)
      .where('kind', '=', 'volunteer')
      .where('id', '=', rowId(id))
      .executeTakeFirst()
    if (!wish) throw new CallError('NOTFOUND')
    refuseOwn(ctx, wish.user_id)
    const passes = decision === 'pass'
    const state = passes ? 'passed' : 'closed'
    const moved = await db
      .updateTable('feedback')
      .set({ state })
      .where('iid', '=', iid)
      .where('id', '=', rowId(id))
      .where('state', '=', 'open')
      .returning('id')
      .executeTakeFirst()
    if (!moved) throw new CallError('STALE')
    if (passes) await enrol(db, iid, wish)
    const text = passes
      ? {
          zh: '你已加入志愿者名单，可以领取公益权益卡。',
          en: 'You’re on the volunteer list and can get your card.',
        }
      : { zh: `你的志愿者申请未通过：${note}`, en: `Your volunteer request was declined: ${note}` }
    return { state, notice: { userId: wish.user_id, text, path: build('shops.gongyi', { iid }) } }
  },
}

/** Puts somebody on the roll. An entry whose card is issued stays as it is: DUP. */
async function enrol(db: Db, iid: number, { name, phone }: { readonly name: string; readonly phone: string }) {
  const entered = await db
    .insertInto('volunteer')
    .values({ iid, name, phone })
    .onConflict((conflict) =>
      conflict
        .columns(['iid', 'phone'])
        .doUpdateSet({ name })
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('gongyi_card').select('no').where('iid', '=', iid).where('gongyi_card.phone', '=', phone),
            ),
          ),
        ),
    )
    .returning('phone')
    .executeTakeFirst()
  if (!entered) throw new CallError('DUP')
}

import type { Job } from '../../call/Job'
import { acrossTenants } from '../../db/tenantKeys'
import { withTransaction } from '../../db/withTransaction'

const BATCH = 100

/** Returns what nobody has taken of red packets to their campaigns, a day after they were opened. */
export const packetJob: Job = {
  name: 'red packets',
  async run({ db, clock, log }) {
    const at = clock()
    const due = await db
      .selectFrom('redpacket')
      .select(['iid', 'id', 'code'])
      .where('returned_at', 'is', null)
      .where('expires', '<=', at)
      .modifyEnd(acrossTenants('the job looks for packets that end'))
      .limit(BATCH)
      .execute()
    for (const { iid, id, code } of due)
      await withTransaction(db, async (trx) => {
        const ended = await trx
          .updateTable('redpacket')
          .set({ returned_at: at })
          .where('iid', '=', iid)
          .where('id', '=', id)
          .where('returned_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (!ended) return
        const { rest } = await trx
          .selectFrom('redpacket_part')
          .select(({ fn }) => fn.sum<number | null>('amount').as('rest'))
          .where('iid', '=', iid)
          .where('packet_id', '=', id)
          .where('user_id', 'is', null)
          .executeTakeFirstOrThrow()
        await trx
          .updateTable('realcard_campaign')
          .set(({ eb }) => ({ budget: eb('budget', '+', Number(rest ?? 0)) }))
          .where('iid', '=', iid)
          .where('code', '=', code)
          .execute()
      }).catch((error: unknown) => log.error({ err: error, packet: id }, 'red packet not returned'))
  },
}

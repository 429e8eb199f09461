import type { diagCalls } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'

const HOUR = 3_600_000
const PER_HOUR = 10

export const diag: Handlers<typeof diagCalls> = {
  async sendDiagnosis(ctx, { kind, device, data }) {
    const client = ctx.session ? `user:${ctx.session.userId}` : `ip:${ctx.ip}`
    const at = ctx.clock()
    const { n } = await ctx.db
      .selectFrom('diag_reports')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('client', '=', client)
      .where('at', '>', at - HOUR)
      .executeTakeFirstOrThrow()
    if (n >= PER_HOUR) throw new CallError('LIMIT')
    const row = await ctx.db
      .insertInto('diag_reports')
      .values({ iid: ctx.iid, kind, client, device: JSON.stringify(device), data: JSON.stringify(data), at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id: String(row.id) }
  },
}

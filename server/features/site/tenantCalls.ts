import { defaultIndexType, siteCalls } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'

const { listDomains, getTenantHome } = siteCalls
/** The calls that find a tenant; the site group's other calls serve its pages. */
export const tenantCalls = { listDomains, getTenantHome }

export const tenants: Handlers<typeof tenantCalls> = {
  listDomains: async (ctx, { domainName }) =>
    await ctx.db
      .selectFrom('domains')
      .select(['iid', 'domain', 'name'])
      .where('domain', '=', domainName.toLowerCase().replace(/:\d+$/, ''))
      .execute(),

  async getTenantHome(ctx) {
    const { db, iid, config } = ctx
    const tenant = await db.selectFrom('tenants').select('iid').where('iid', '=', iid).executeTakeFirst()
    if (!tenant) throw new CallError('NOTFOUND')
    const own = await db
      .selectFrom('domains')
      .select('domain')
      .where('iid', '=', iid)
      .orderBy('domain')
      .executeTakeFirst()
    const site = new URL(config.publicUrl)
    const domain = own && site.hostname !== 'localhost' ? own.domain : site.host
    const protocol = site.protocol.replace(':', '')
    return { iid, protocol, domain, url: `${protocol}://${domain}/app/index/${iid}?type=${defaultIndexType(iid)}` }
  },
}

import type { DownInfo } from '@quanzi/contract'
import { getDownInfo, getMainPage, getPageShow, getSiteInfo, listConfig, listFeatureTypes } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { configuredPage } from './configuredPage'
import { configPage, featureTypes, siteInfo } from './queries'

/** The calls of the shell and of configured pages. */
export const pageCalls = { getSiteInfo, getDownInfo, getPageShow, getMainPage, listFeatureTypes, listConfig }

export const pages: Handlers<typeof pageCalls> = {
  getSiteInfo: (ctx) => siteInfo(ctx.db, ctx.siteScripts, askerOf(ctx)),
  getDownInfo: async (ctx) => {
    const row = await ctx.db.selectFrom('site_infos').select('down_info').where('iid', '=', ctx.iid).executeTakeFirst()
    if (!row?.down_info) throw new CallError('NOTFOUND')
    const none: DownInfo = { icon: '', name: '', version: '', desc: '', images: [], ios: '', android: '' }
    return { downInfo: { ...none, ...row.down_info } }
  },
  getPageShow: (ctx, { type }) =>
    configuredPage(ctx, askerOf(ctx), { type, needContent: true, language: ctx.language }),
  getMainPage: (ctx, params) => configuredPage(ctx, askerOf(ctx), { ...params, language: ctx.language }),
  listFeatureTypes: (ctx, { status }) =>
    featureTypes(ctx.db, ctx.iid, { status, userId: ctx.member?.user_id, language: ctx.language }),
  listConfig: (ctx, params) =>
    configPage(ctx.db, { ...askerOf(ctx), session: ctx.session }, { ...params, language: ctx.language }),
}

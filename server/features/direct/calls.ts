import { randomBytes } from 'node:crypto'
import type { directCalls } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { ridSecret } from '../../identity/ridSecret'
import { PLACEHOLDER } from '../../identity/signInByWechat'
import { signPage } from '../../providers/wechat/signPage'

export const direct: Handlers<typeof directCalls> = {
  getWechatUser(ctx) {
    const openid = ctx.session?.openid ?? ctx.member?.openid
    const unionid = ctx.session?.unionid ?? ctx.member?.unionid
    if (!openid || !unionid) return null
    const { nick_name: name = '', head_img: headimgurl = '' } = ctx.member ?? {}
    // An empty nickname tells the client that the full profile was never given.
    const nickname = name === PLACEHOLDER ? '' : name
    return { openid, unionid, appId: ctx.providers.wechat.appId, nickname, headimgurl, domain: ctx.config.publicUrl }
  },

  async checkSubscribe(ctx) {
    const openid = ctx.session?.openid ?? ctx.member?.openid
    const subscribe = openid ? await ctx.providers.wechat.isSubscribed(openid, ctx.iid) : false
    return { subscribe, qrImage: subscribe ? '' : await ctx.providers.wechat.accountCode(ctx.iid) }
  },

  /** Signs the calling page, as the messaging app's SDK will check it. */
  async getWechatTicket(ctx) {
    const page = ctx.referer ?? `${ctx.config.publicUrl}/`
    const ticket = await ctx.providers.wechat.jsapiTicket(ctx.iid)
    const timestamp = Math.floor(ctx.clock() / 1000)
    const nonceStr = randomBytes(12).toString('hex')
    const signature = signPage({ ticket, nonceStr, timestamp, page })
    return { appId: ctx.providers.wechat.appId, timestamp, nonceStr, signature }
  },

  getChatUser(ctx) {
    if (!ctx.member || !ctx.session) throw new CallError('LOGIN')
    const { rid, user_id, nick_name, head_img } = ctx.member
    const secret = ridSecret(ctx.secrets, ctx.session.id, rid)
    return {
      code: 0,
      t: { id: rid, uid: user_id, nickname: nick_name, img_path: head_img, ridSecret: secret },
      msg: '',
    }
  },
}

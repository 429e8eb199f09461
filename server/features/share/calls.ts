import { randomUUID } from 'node:crypto'
import { resolve, STAT_TYPE, type shareCalls, tenantOfAddress, withoutSecrets } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { CodeWish } from '../../db/schema/PosterSheet'
import { keepSheet } from '../../delivery/poster/keepSheet'
import { drawable } from '../../delivery/poster/lines'
import { resolveShortUrl, shortenUrl, targetOf } from '../../delivery/poster/shortUrls'
import { siteOf } from '../../delivery/poster/siteOf'
import { countFreely } from '../../identity/claimAttempt'
import { countShare, sharedProject } from '../../items/countShare'
import { refuseNewWords, refuseRestricted } from '../../items/restrictions'
import { shareFacts } from './shareFacts'

/** The code for an address of this tenant; refuses any other address. */
async function codeOf(ctx: Context, address: string): Promise<{ readonly wish: CodeWish; readonly url: string }> {
  if ((await targetOf(ctx, address))?.iid !== ctx.iid) throw paramError('dstUrl')
  const { code, url } = await shortenUrl(ctx, address)
  return { wish: { code, mini: ctx.inMiniProgram }, url }
}

const SHARES: readonly number[] = [STAT_TYPE.timelineShare, STAT_TYPE.friendShare]

/** Shares of one item that count; a visitor's address may be that of many. */
const SHARES_A_DAY = { perPerson: 5, perAddress: 20 }

/** True when a statistic may name this path: a screen of this site, not of another tenant. */
function isOwnPath(iid: number, type: number, path: unknown): boolean {
  if (path === undefined || path === '') return true
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return false
  if (!SHARES.includes(type)) return true
  const route = resolve(path)
  return route !== null && route.name !== 'root.missing' && (tenantOfAddress(path) ?? iid) === iid
}

export const share: Handlers<typeof shareCalls> = {
  async createPoster(ctx, { bgImg, userImg = '', userName = '', title = '', dstUrl, template = 'picture' }) {
    await refuseBannedWords(ctx.db, ctx.iid, title, userName)
    const { wish, url } = await codeOf(ctx, dstUrl)
    const route = resolve(dstUrl)
    const item = route && (await shareFacts(ctx.db, askerOf(ctx), route, ctx.language))
    const { label = '', facts = [], price = '' } = item ?? {}
    const known = [item?.title ?? '', item?.cover ?? '', ctx.member?.nick_name ?? '', ctx.member?.head_img ?? '']
    if (ctx.member)
      await refuseNewWords(ctx.db, ctx.me, ctx.clock(), { before: known, after: [title, userName, bgImg, userImg] })
    const imgUrl = await keepSheet(ctx, {
      kind: 'poster',
      template,
      ...(await siteOf(ctx.db, ctx.iid)),
      title: drawable(title || item?.title || ''),
      label,
      facts,
      price,
      cover: drawable(bgImg || item?.cover || ''),
      userName: drawable(userName),
      userImg: drawable(userImg),
      code: wish,
      ...(ctx.language === 'en' ? { english: true as const } : {}),
    })
    return { imgUrl, url }
  },
  async createVipCard(ctx, { cardTitle, cardDesc = '', cardNo, cardDate = '', cardImg = '', dstUrl }) {
    await refuseBannedWords(ctx.db, ctx.iid, cardTitle, cardDesc)
    await refuseRestricted(ctx.db, ctx.me, ctx.clock())
    const code = dstUrl ? (await codeOf(ctx, dstUrl)).wish : null
    const card = {
      title: drawable(cardTitle),
      desc: drawable(cardDesc),
      no: drawable(cardNo),
      date: drawable(cardDate),
      cover: drawable(cardImg),
      code,
    }
    return { imgUrl: await keepSheet(ctx, { kind: 'card', ...(await siteOf(ctx.db, ctx.iid)), ...card }) }
  },
  async recordStat(ctx, { type, p = {} }) {
    if (!isOwnPath(ctx.iid, type, p.path)) throw paramError('p.path')
    const k = typeof p.k === 'string' && p.k !== '' ? p.k.slice(0, 64) : randomUUID()
    const row = {
      iid: ctx.iid,
      user_id: ctx.session?.userId ?? null,
      type,
      p: JSON.stringify(p, (_, value) => (typeof value === 'string' ? withoutSecrets(value) : value)).slice(0, 2000),
      k,
      at: ctx.clock(),
    }
    const fresh = await ctx.db
      .insertInto('stats')
      .values(row)
      .onConflict((conflict) => conflict.columns(['iid', 'k']).doNothing())
      .returning('id')
      .executeTakeFirst()
    const project = fresh && SHARES.includes(type) ? await sharedProject(ctx.db, ctx.iid, p) : null
    // The key is the sender's own, so it limits nobody who makes up others.
    if (project !== null && (await countFreely(ctx, `share ${project}`, SHARES_A_DAY)))
      await countShare(ctx.db, ctx.iid, project)
    return { ok: true }
  },
  parseShortUrl: (ctx, { url }) => resolveShortUrl(ctx, url),
  createShortUrl: (ctx, { url }) => shortenUrl(ctx, url),
  createShortUrlApi: (ctx, { url }) => shortenUrl(ctx, url),
}

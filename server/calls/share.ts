import { randomUUID } from 'node:crypto'
import type { shareCalls } from '@quanzi/contract'
import type { Handlers } from '../gateway/handlers'
import { resolveShortUrl, shortenUrl } from '../queries/shortUrls'

type NotBuilt = 'createPoster' | 'createVipCard'

export const share: Handlers<typeof shareCalls, NotBuilt> = {
  async recordStat(ctx, { type, p = {} }) {
    const k = typeof p.k === 'string' && p.k !== '' ? p.k.slice(0, 64) : randomUUID()
    const row = {
      iid: ctx.iid,
      user_id: ctx.session?.userId ?? null,
      type,
      p: JSON.stringify(p).slice(0, 2000),
      k,
      at: ctx.clock(),
    }
    await ctx.db
      .insertInto('stats')
      .values(row)
      .onConflict((conflict) => conflict.column('k').doNothing())
      .execute()
    return { ok: true }
  },
  parseShortUrl: (ctx, { url }) => resolveShortUrl(ctx.db, url, ctx.clock()),
  createShortUrl: (ctx, { url }) => shortenUrl(ctx, url),
  createShortUrlApi: (ctx, { url }) => shortenUrl(ctx, url),
}

import { tenantOfAddress } from '@quanzi/contract'
import { randomCode } from '../../base/randomCode'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { SiteHosts } from '../../call/SiteHosts'
import { isUniqueViolation } from '../../db/withTransaction'
import { requireTenant } from '../../identity/requireTenant'

const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz'
const CODE_LENGTH = 7

/** The target of a short link: a screen of one tenant. */
interface Target {
  readonly iid: number
  readonly url: string
}

/**
 * Accepts a path of this app, or an absolute address on this server's host or on a host of the path's own tenant, with
 * this site's scheme and port: on another port somebody else may listen. Null for anything else, and for an address
 * that names one tenant on another's host.
 */
export async function targetOf({ db, config }: Context, address: string): Promise<Target | null> {
  // A database refuses a lone surrogate.
  if (/\p{Cs}/u.test(address)) return null
  if (address.startsWith('/')) return targetAt(address, address)
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username) return null
  const path = url.pathname + url.search + url.hash
  if (url.origin === config.publicUrl) return targetAt(path, path)
  const target = targetAt(path, url.href)
  return target && (await new SiteHosts(db, config).isOf(target.iid, url.origin)) ? target : null
}

function targetAt(path: string, url: string): Target | null {
  const iid = tenantOfAddress(path)
  return iid === null ? null : { iid, url }
}

/** The code of an address; the same address gives the same code. */
export async function shortenUrl(ctx: Context, address: string): Promise<{ code: string; url: string }> {
  const target = await targetOf(ctx, address)
  if (!target) throw paramError('url')
  const { iid, url } = target
  await requireTenant(ctx.db, iid)
  const link = (code: string) => ({ code, url: `${ctx.config.publicUrl}/s/${code}` })
  for (let attempt = 0; attempt < 5; attempt++) {
    const known = await ctx.db
      .selectFrom('short_urls')
      .select('code')
      .where('iid', '=', iid)
      .where('url', '=', url)
      .executeTakeFirst()
    if (known) return link(known.code)
    try {
      const code = randomCode(CODE_LENGTH, ALPHABET)
      const row = { code, iid, url, expire_at: null, created_at: ctx.clock() }
      await ctx.db.insertInto('short_urls').values(row).execute()
      return link(code)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
  throw new CallError('SYSTEM')
}

/** The target of a code. The client sends the part after `/s/`; counts the visit. */
export async function resolveShortUrl({ db, clock, leave }: Context, text: string): Promise<string> {
  const code = text.replace(/^.*\/s\//, '').split(/[?#/]/)[0] ?? ''
  const row = await db
    .selectFrom('short_urls')
    .select('url')
    .where('code', '=', code)
    .where(({ or, eb }) => or([eb('expire_at', 'is', null), eb('expire_at', '>', clock())]))
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  leave((writer) =>
    writer
      .updateTable('short_urls')
      .set(({ eb }) => ({ hits: eb('hits', '+', 1) }))
      .where('code', '=', code)
      .execute(),
  )
  return row.url
}

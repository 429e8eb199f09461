import { randomInt } from 'node:crypto'
import type { Db } from '../db/schema'
import { isUniqueViolation } from '../db/withTransaction'
import { CallError, paramError } from '../gateway/CallError'
import type { Context } from '../gateway/Context'

const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz'
const CODE_LENGTH = 7

const newCode = () => Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** The code of an address; the same address gives the same code. */
export async function shortenUrl(ctx: Context, address: string): Promise<{ code: string; url: string }> {
  const url = await ownAddress(ctx, address)
  const link = (code: string) => ({ code, url: `${ctx.config.publicUrl}/s/${code}` })
  for (let attempt = 0; attempt < 5; attempt++) {
    const known = await ctx.db
      .selectFrom('short_urls')
      .select('code')
      .where('iid', '=', ctx.iid)
      .where('url', '=', url)
      .executeTakeFirst()
    if (known) return link(known.code)
    try {
      const code = newCode()
      const row = { code, iid: ctx.iid, url, expire_at: null, created_at: ctx.clock() }
      await ctx.db.insertInto('short_urls').values(row).execute()
      return link(code)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
  throw new CallError('SYSTEM')
}

/** Where a code leads; counts the hit. The client sends what stands behind `/s/`. */
export async function resolveShortUrl(db: Db, text: string, now: number): Promise<string> {
  const code = text.replace(/^.*\/s\//, '').split(/[?#/]/)[0] ?? ''
  const row = await db
    .updateTable('short_urls')
    .set(({ eb }) => ({ hits: eb('hits', '+', 1) }))
    .where('code', '=', code)
    .where(({ or, eb }) => or([eb('expire_at', 'is', null), eb('expire_at', '>', now)]))
    .returning('url')
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  return row.url
}

/** Only a path under /app/, or an address on this server's or a tenant's host, is shortened. */
async function ownAddress(ctx: Context, address: string): Promise<string> {
  if (/^\/app\/[^\\\s\p{Cc}\p{Cs}]*$/u.test(address)) return address
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username) throw paramError('url')
  if (url.origin === ctx.config.publicUrl) return `${url.pathname}${url.search}`
  const host = await ctx.db.selectFrom('domains').select('iid').where('domain', '=', url.hostname).executeTakeFirst()
  if (!host) throw paramError('url')
  return url.href
}

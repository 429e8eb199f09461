import { type Certificate, formatDate, type ScopeName } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { within } from '../../call/within'
import type { Db } from '../../db/schema'
import type { CertificateSheet } from '../../db/schema/PosterSheet'
import { takeTurns } from '../../db/takeTurns'
import { withTransaction } from '../../db/withTransaction'
import { keepSheet } from '../../delivery/poster/keepSheet'
import { drawable } from '../../delivery/poster/lines'
import { shortenUrl } from '../../delivery/poster/shortUrls'
import { siteOf } from '../../delivery/poster/siteOf'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import { certificatesOf, isWithheld, type Reached } from '../../items/Certificates'
import { asCertificate, isOutdated, numberOf, sheetFor } from './asCertificate'
import { ownCertificate } from './ownCertificate'

interface IssueWish {
  readonly scope: ScopeName
  readonly refId: string
  readonly entryId?: string | undefined
  readonly photo?: string | undefined
}

/**
 * The member's certificate: a new one with the next number, or the one there is, with another photo if one is given and
 * with a result as it was corrected.
 */
export function issueOnce(outer: Context, { scope, refId, entryId, photo }: IssueWish): Promise<Certificate> {
  return withTransaction(outer.db, async (db) => {
    const ctx = within(outer, db)
    const { iid, me } = ctx
    await takeTurns(db, iid, `certificate ${scope} ${refId} ${me.user_id}`)
    const rules = certificatesOf(scope)
    const reached = await rules.reached(db, { iid, refId, entryId, at: ctx.clock() }, me)
    const own = { iid, scope, refId, userId: me.user_id, entryId: reached.entryId }
    const { lacks, missing } = reached
    const lacking = () => new CallError('NOTELIGIBLE', { detail: rules.lacking(lacks), data: { lacks, missing } })
    if (isWithheld(reached)) throw lacking()
    const picture = photo ? await ownPublicPicture(ctx, photo) : undefined
    const known = await ownCertificate(db, own)
    const isOld = known !== undefined && isOutdated(rules, reached, known)
    if (known && !isOld && (picture === undefined || picture === known.photo)) return asCertificate(ctx, known)
    if (known) {
      const now = picture ?? known.photo
      const facts = isOld ? reached.facts : known.sheet.facts
      const sheet = await keepSheets(ctx, { ...known.sheet, facts, photo: now })
      await db
        .updateTable('certificate')
        .set({ photo: now, sheet: JSON.stringify(sheet), ...(isOld ? { stats: JSON.stringify(reached.stats) } : {}) })
        .where('iid', '=', iid)
        .where('id', '=', known.id)
        .execute()
    } else {
      if (lacks > 0) throw lacking()
      const no = await nextNumber(db, own)
      const sheet = await keepSheets(ctx, await firstSheet(ctx, rules.heading, reached, no, picture ?? ''))
      await db
        .insertInto('certificate')
        .values({
          ...{ iid, scope, ref_id: refId, user_id: me.user_id, entry_id: own.entryId, no, photo: picture ?? '' },
          ...{ stats: JSON.stringify(reached.stats), sheet: JSON.stringify(sheet), issued_at: ctx.clock() },
        })
        .execute()
    }
    const row = await ownCertificate(db, own)
    if (!row) throw new CallError('SYSTEM')
    return asCertificate(ctx, row)
  })
}

/** The next number of an item; the counter is locked until the certificate is written, so that none is left out. */
async function nextNumber(
  db: Db,
  { iid, scope, refId }: { iid: number; scope: string; refId: string },
): Promise<number> {
  const { last } = await db
    .insertInto('certificate_counter')
    .values({ iid, scope, ref_id: refId, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['iid', 'scope', 'ref_id']).doUpdateSet({ last: sql`certificate_counter.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

async function firstSheet(
  ctx: Context,
  heading: string,
  { title, name, facts, path }: Reached,
  no: number,
  photo: string,
): Promise<CertificateSheet> {
  const { code } = await shortenUrl(ctx, path)
  return {
    ...{ kind: 'certificate', ...(await siteOf(ctx.db, ctx.iid)), heading },
    ...{ title: drawable(title), name: drawable(name), no: numberOf(no), facts, photo },
    date: `${formatDate(ctx.clock(), 'YYYY')}年${formatDate(ctx.clock(), 'MM月DD日')}`,
    code: { code, mini: false },
  }
}

/** Keeps the picture for pages and for mini-programs, whose code is another one; reading stores nothing. */
async function keepSheets(ctx: Context, sheet: CertificateSheet): Promise<CertificateSheet> {
  for (const mini of [true, false]) await keepSheet(ctx, sheetFor(sheet, mini))
  return sheetFor(sheet, false)
}

/** The address of an own picture that everybody may see; PARAM for anything else. */
async function ownPublicPicture({ db, me }: Context, address: string): Promise<string> {
  const key = uploadKeyOf(address)
  const own = key
    ? await db
        .selectFrom('uploads')
        .select('key')
        .where('key', '=', key)
        .where('user_id', '=', me.user_id)
        .where('private', '=', false)
        .where('type', 'like', 'image/%')
        .executeTakeFirst()
    : undefined
  if (!own) throw paramError('photo')
  return `/oss/${own.key}`
}

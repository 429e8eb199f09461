import { randomInt } from 'node:crypto'
import { type infoCalls, isMobile, shanghaiDay, startOfDay } from '@quanzi/contract'
import { sql } from 'kysely'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Db } from '../../db/schema'
import { hideWhenReported, type ReportTarget } from '../../items/reports'
import { communityExtra } from './community'
import { openVolunteerWish } from './volunteerWish'

const FALLBACK_IID = 1000
/** Withdrawing consent to one of these ends the session (screens-content §4, info/privacy). */
const POLICIES: ReadonlySet<string> = new Set(['privacy', 'privacy_ext'])
const PER_DAY = { visitor: 3, member: 5 } as const

export const info: Handlers<typeof infoCalls> = {
  async getInfo(ctx, { kind }) {
    const doc = await currentDoc(ctx.db, ctx.iid, kind)
    const { title, html, version, extra } = doc
    const consent = ctx.session ? await consentOf(ctx, doc.iid, kind, version) : undefined
    const more = kind === 'community' ? await communityExtra(ctx.db, ctx.iid, ctx.member !== null) : {}
    const all = { ...extra, ...more }
    return { title, html, version, updatedAt: doc.updated_at, agreed: isAgreed(consent), extra: all }
  },

  async consentInfo(ctx, { kind, version, on }) {
    const doc = await currentDoc(ctx.db, ctx.iid, kind)
    if (version !== doc.version) throw new CallError('STALE')
    const at = ctx.clock()
    const key = { user_id: ctx.me.user_id, iid: doc.iid, kind, version }
    const known = await consentOf(ctx, doc.iid, kind, version)
    if (on && isAgreed(known)) return { agreedAt: known?.agreed_at ?? at }
    const change = on ? { agreed_at: at, withdrawn_at: null } : { withdrawn_at: at }
    if (!known && !on) return { agreedAt: null }
    await ctx.db
      .insertInto('consents')
      .values({ ...key, agreed_at: at, ...change })
      .onConflict((conflict) => conflict.columns(['user_id', 'iid', 'kind', 'version']).doUpdateSet(change))
      .execute()
    if (!on && POLICIES.has(kind)) await ctx.closeSession()
    return { agreedAt: on ? at : null }
  },

  async sendFeedback(ctx, { kind, content, name, phone, images, targetType, targetId }) {
    if (!ctx.session && kind !== 'contact') throw new CallError('LOGIN')
    if (!ctx.session && phone === undefined) throw paramError('phone')
    if (phone !== undefined && !isMobile(phone)) throw paramError('phone')
    if (kind === 'report' && (targetType === undefined || targetId === undefined)) throw paramError('targetId')
    await refuseBannedWords(ctx.db, ctx.iid, content, name)
    const userId = ctx.session?.userId ?? 0
    const target = { iid: ctx.iid, target_type: targetType ?? '', target_id: targetId ?? '' }
    if (kind === 'report') {
      const first = await reportOf(ctx.db, userId, target)
      if (first) return { ...first, again: true }
    }
    if (kind === 'volunteer') {
      const first = await openVolunteerWish(ctx.db, { iid: ctx.iid, userId }, { name, phone })
      if (first) return { ...first, again: true }
    }
    await limitFeedback(ctx, userId)
    const at = ctx.clock()
    const row = await ctx.db
      .insertInto('feedback')
      .values({
        user_id: userId,
        kind,
        content,
        name: name ?? '',
        phone: phone ?? '',
        images: images ?? [],
        ...target,
        no: `F${shanghaiDay(at).replaceAll('-', '')}${randomInt(1_000_000, 10_000_000)}`,
        ip: ctx.ip,
        at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['iid', 'user_id', 'target_type', 'target_id'])
          .where(sql<boolean>`kind = 'report'`)
          .doNothing(),
      )
      .returning(['id', 'no'])
      .executeTakeFirst()
    if (!row) {
      const first = await reportOf(ctx.db, userId, target)
      if (!first) throw new CallError('SYSTEM')
      return { ...first, again: true }
    }
    if (kind === 'report') await hideWhenReported(ctx.db, target)
    return { id: String(row.id), no: row.no }
  },
}

/** The newest version of a text: the tenant's own, or else that of tenant 1000. */
async function currentDoc(db: Db, iid: number, kind: string) {
  const docs = await db
    .selectFrom('info_docs')
    .selectAll()
    .where('kind', '=', kind)
    .where('iid', 'in', [iid, FALLBACK_IID])
    .orderBy('version', 'desc')
    .execute()
  const doc = docs.find((one) => one.iid === iid) ?? docs[0]
  if (!doc) throw new CallError('NOTFOUND')
  return doc
}

interface Consent {
  readonly agreed_at: number | null
  readonly withdrawn_at: number | null
}

const isAgreed = (consent: Consent | undefined): boolean =>
  consent !== undefined && consent.agreed_at !== null && consent.withdrawn_at === null

const consentOf = async (ctx: Context, iid: number, kind: string, version: number): Promise<Consent | undefined> =>
  await ctx.db
    .selectFrom('consents')
    .select(['agreed_at', 'withdrawn_at'])
    .where('user_id', '=', ctx.session?.userId ?? 0)
    .where('iid', '=', iid)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirst()

async function reportOf(db: Db, userId: number, target: ReportTarget): Promise<{ id: string; no: string } | null> {
  const row = await db
    .selectFrom('feedback')
    .select(['id', 'no'])
    .where('iid', '=', target.iid)
    .where('kind', '=', 'report')
    .where('user_id', '=', userId)
    .where('target_type', '=', target.target_type)
    .where('target_id', '=', target.target_id)
    .executeTakeFirst()
  return row ? { id: String(row.id), no: row.no } : null
}

async function limitFeedback(ctx: Context, userId: number): Promise<void> {
  const today = startOfDay(shanghaiDay(ctx.clock()))
  const { n } = await ctx.db
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', ctx.iid)
    .where('user_id', '=', userId)
    .where('at', '>=', today)
    .$if(userId === 0, (query) => query.where('ip', '=', ctx.ip))
    .executeTakeFirstOrThrow()
  if (n >= (userId === 0 ? PER_DAY.visitor : PER_DAY.member)) throw new CallError('LIMIT')
}

import type { infoCalls } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { inEnglish } from '../../call/inEnglish'
import type { Db } from '../../db/schema'
import { communityExtra } from './community'
import { writeFeedback } from './feedback'
import { ownReports } from './ownReports'
import { restrict } from './restrict'

const FALLBACK_IID = 1000
/** Withdrawing consent to one of these ends the session (screens-content §4, info/privacy). */
const POLICIES: ReadonlySet<string> = new Set(['privacy', 'privacy_ext'])

export const info: Handlers<typeof infoCalls> = {
  async getInfo(ctx, { kind }) {
    const doc = await currentDoc(ctx.db, ctx.iid, kind)
    const { version } = doc
    const { en: _, ...own } = doc.extra
    const english = inEnglish({ title: doc.title, html: doc.html }, doc.extra)
    const lang = ctx.language === 'en' && english.whole ? 'en' : 'zh'
    const { words, extra } = lang === 'en' ? english : { words: doc, extra: own }
    const { title, html } = words
    const consent = ctx.session ? await consentOf(ctx, doc.iid, kind, version) : undefined
    const more = kind === 'community' ? await communityExtra(ctx.db, ctx.iid, ctx.member !== null) : {}
    const all = { ...extra, ...more }
    return { lang, title, html, version, updatedAt: doc.updated_at, agreed: isAgreed(consent), extra: all }
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

  sendFeedback: (ctx, wish) => writeFeedback(ctx, wish),
  listOwnReports: (ctx, { pageNo, pageSize }) => ownReports(ctx, ctx.me, { at: ctx.clock(), pageNo, pageSize }),
  restrictMember: (ctx, wish) => restrict(ctx, wish),
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

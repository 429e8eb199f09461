import { MODULE_TYPE, shanghaiDay } from '@quanzi/contract'
import * as v from 'valibot'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { latShape, lngShape, parsePart, textOf } from '../../call/partShapes'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { rowId } from '../../db/rowId'
import type { Db } from '../../db/schema'
import { takeTurns } from '../../db/takeTurns'
import { pictureAddress, requireOwnPictures } from '../../delivery/storage/ownPictures'
import { refuseRestricted } from '../../items/restrictions'

type OwnPart = 'honor' | 'opinion' | 'company'
/** Most rows of a part; opinions are like posts. */
const MOST: Readonly<Record<OwnPart, number>> = { honor: 20, company: 10, opinion: 1000 }
const FIRST_YEAR = 1900

const Month = v.pipe(v.string(), v.regex(/^(?:19|2\d)\d\d-(0[1-9]|1[0-2])$/))
const Opinion = v.object({ text: textOf(500, 5) })
const Honor = v.object({
  ...{ title: textOf(40, 1), issuer: textOf(40, 1), image: textOf(500) },
  year: v.pipe(v.number(), v.integer()),
})
const Company = v.object({
  ...{ name: textOf(40, 1), post: textOf(30, 1), industry: textOf(20) },
  ...{ from: Month, to: v.optional(v.union([v.literal(''), Month]), '') },
  current: v.optional(v.boolean(), false),
  ...{ address: textOf(120), lat: latShape, lng: lngShape, logo: textOf(500) },
})

/** Adds a row of the member's own, or changes the one with `id`. */
export async function saveItem(
  ctx: Context,
  part: OwnPart,
  id: string | undefined,
  data: unknown,
): Promise<{ id: string }> {
  const { db, iid, me } = ctx
  await refuseRestricted(db, me, ctx.clock())
  // The limit and the one current company depend on all rows of the member.
  await takeTurns(db, iid, `${part} ${me.user_id}`)
  const own = await db
    .selectFrom(part)
    .select(['id'])
    .where('iid', '=', iid)
    .where('user_id', '=', me.user_id)
    .limit(MOST[part])
    .execute()
  if (id === undefined && own.length >= MOST[part]) throw new CallError('LIMIT')
  if (id !== undefined) await requireOwn(ctx, part, id)
  const saved = await WRITERS[part](ctx, id === undefined ? null : rowId(id), data)
  return { id: String(saved) }
}

/** NOTFOUND for a row that does not exist, DENIED for somebody else's. */
async function requireOwn({ db, iid, me }: Context, part: OwnPart, id: string): Promise<void> {
  const row = await db
    .selectFrom(part)
    .select('user_id')
    .where('iid', '=', iid)
    .where('id', '=', rowId(id))
    .executeTakeFirst()
  if (!row) throw new CallError('NOTFOUND')
  if (row.user_id !== me.user_id) throw new CallError('DENIED')
}

/** The address of an own picture, or the one that the row had before. */
async function ownPicture({ db, me }: Context, image: string, before: string | undefined, field: string) {
  if (image === '' || image === before) return image
  await requireOwnPictures(db, me.user_id, { images: [image], field })
  return pictureAddress(image)
}

type Writer = (ctx: Context, id: number | null, data: unknown) => Promise<number>

const WRITERS: Readonly<Record<OwnPart, Writer>> = {
  async opinion(ctx, id, data) {
    const { db, iid, me } = ctx
    const { text } = parsePart(Opinion, data, { text: REASONS.opinionLength })
    await refuseBannedWords(db, iid, text)
    // Others have liked these words: they can be deleted, not changed.
    if (id !== null) throw new CallError('DENIED')
    const row = await db
      .insertInto('opinion')
      .values({ iid, user_id: me.user_id, text, at: ctx.clock() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  },

  async honor(ctx, id, data) {
    const { db, iid, me } = ctx
    const said = parsePart(Honor, data, { year: REASONS.honorYear })
    if (said.year < FIRST_YEAR || said.year > Number(shanghaiDay(ctx.clock()).slice(0, 4)))
      throw new CallError('PARAM', { detail: REASONS.honorYear })
    await refuseBannedWords(db, iid, said.title, said.issuer)
    const before =
      id === null
        ? undefined
        : await db.selectFrom('honor').select('image').where('iid', '=', iid).where('id', '=', id).executeTakeFirst()
    const values = { ...said, image: await ownPicture(ctx, said.image, before?.image, 'image') }
    const row =
      id === null
        ? await db
            .insertInto('honor')
            .values({ iid, user_id: me.user_id, at: ctx.clock(), ...values })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .updateTable('honor')
            .set(values)
            .where('iid', '=', iid)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow()
    return row.id
  },

  async company(ctx, id, data) {
    const { db, iid, me } = ctx
    const before = id === null ? undefined : await companyOf(db, iid, id)
    // What is not named stays: another device may have changed it.
    const { from, to: until, ...said } = parsePart(Company, { ...before, ...(data as object) })
    // Whoever works there has not left.
    const to = said.current ? '' : until
    if (to !== '' && to < from) throw new CallError('PARAM', { detail: REASONS.companyMonths })
    await refuseBannedWords(db, iid, said.name, said.post, said.industry, said.address)
    const logo = await ownPicture(ctx, said.logo, before?.logo, 'logo')
    if (said.current)
      await db
        .updateTable('company')
        .set({ current: false })
        .where('iid', '=', iid)
        .where('user_id', '=', me.user_id)
        .where('current', '=', true)
        .execute()
    const values = { ...said, logo, from_month: from, to_month: to }
    const row =
      id === null
        ? await db
            .insertInto('company')
            .values({ iid, user_id: me.user_id, at: ctx.clock(), ...values })
            .returning('id')
            .executeTakeFirstOrThrow()
        : await db
            .updateTable('company')
            .set(values)
            .where('iid', '=', iid)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirstOrThrow()
    return row.id
  },
}

const companyOf = (db: Db, iid: number, id: number) =>
  db
    .selectFrom('company')
    .select(['name', 'post', 'industry', 'from_month as from', 'to_month as to', 'current'])
    .select(['address', 'lat', 'lng', 'logo'])
    .where('iid', '=', iid)
    .where('id', '=', id)
    .executeTakeFirst()

/** Deletes an own row, or an impression of the own profile. A repeat changes nothing. */
export async function removeItem(ctx: Context, part: OwnPart | 'impress', id: string): Promise<{ id: string }> {
  const { db, iid, me } = ctx
  const row = rowId(id)
  if (part === 'impress') {
    const found = await db
      .selectFrom('impression')
      .select('to_id')
      .where('iid', '=', iid)
      .where('id', '=', row)
      .executeTakeFirst()
    if (found && found.to_id !== me.user_id) throw new CallError('DENIED')
    await db.deleteFrom('impression').where('iid', '=', iid).where('id', '=', row).execute()
    return { id }
  }
  const found = await db
    .selectFrom(part)
    .select('user_id')
    .where('iid', '=', iid)
    .where('id', '=', row)
    .executeTakeFirst()
  if (found && found.user_id !== me.user_id) throw new CallError('DENIED')
  await db.deleteFrom(part).where('iid', '=', iid).where('id', '=', row).execute()
  if (part === 'opinion')
    await db
      .deleteFrom('content_mark')
      .where('iid', '=', iid)
      .where('kind', '=', String(MODULE_TYPE.opinion))
      .where('target_id', '=', id)
      .execute()
  return { id }
}

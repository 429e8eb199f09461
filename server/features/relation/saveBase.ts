import { isDay, isPersonName, shanghaiDay } from '@quanzi/contract'
import * as v from 'valibot'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { parsePart, textOf } from '../../call/partShapes'
import { REASONS } from '../../call/reasons'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import { pictureAddress, requireOwnPictures } from '../../delivery/storage/ownPictures'
import { refuseNewWords } from '../../items/restrictions'

const MOST_TAGS = 8

const Base = v.object({
  headImg: textOf(500),
  name: textOf(20),
  sex: v.picklist([0, 1, 2]),
  birthday: textOf(10),
  region: textOf(60),
  industry: textOf(20),
  tags: v.pipe(v.array(textOf(10, 1)), v.maxLength(MOST_TAGS)),
  wechat: textOf(40),
  contact: v.picklist(['none', 'mutual']),
  hidden: v.boolean(),
})

/** Writes the member's own profile. Picture, sex and birthday stay with the member, the rest is the profile's. */
export async function saveBase(ctx: Context, data: unknown): Promise<{ id: string }> {
  const { db, iid, me } = ctx
  const { headImg, sex, birthday, ...said } = parsePart(Base, data)
  if (!isPersonName(said.name)) throw new CallError('PARAM', { detail: REASONS.personName })
  if (birthday !== '' && (!isDay(birthday) || birthday > shanghaiDay(ctx.clock()))) throw paramError('birthday')
  // The present picture, and a drawing of this server, need no upload.
  if (headImg !== me.head_img && headImg !== '' && !/^\/media\/[\w.-]+$/.test(headImg))
    await requireOwnPictures(db, me.user_id, { images: [headImg], field: 'headImg' })
  const old = await db
    .selectFrom('profile')
    .select(['name', 'region', 'industry', 'wechat', 'tags'])
    .where('iid', '=', iid)
    .where('user_id', '=', me.user_id)
    .executeTakeFirst()
  const { tags: oldTags = [], ...oldWords } = old ?? {}
  await refuseNewWords(db, me, ctx.clock(), {
    before: [me.head_img, ...Object.values(oldWords), ...oldTags],
    after: [headImg, said.name, said.region, said.industry, said.wechat, ...said.tags],
  })
  await refuseBannedWords(db, iid, said.name, said.industry, said.wechat, ...said.tags)
  await db
    .updateTable('member')
    .set({ head_img: headImg === me.head_img ? headImg : pictureAddress(headImg), sex, birthday: birthday || null })
    .where('iid', '=', iid)
    .where('id', '=', me.id)
    .execute()
  const profile = { ...said, tags: [...new Set(said.tags)] }
  await db
    .insertInto('profile')
    .values({ iid, user_id: me.user_id, ...profile })
    .onConflict((c) => c.columns(['iid', 'user_id']).doUpdateSet(profile))
    .execute()
  return { id: String(me.rid) }
}

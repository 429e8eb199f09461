import type { FaceResult } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Db } from '../../db/schema'
import { isUniqueViolation, withTransaction } from '../../db/withTransaction'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import { verdictMessage } from '../../providers/face/FaceChecker'
import { photoAddress } from './photoAddress'
import { keepPhoto, removePhoto, removeUpload } from './photoFiles'
import { photoVerdict } from './photoVerdict'
import {
  type Form,
  formOf,
  lockRegistration,
  type Photo,
  passedPhoto,
  registrationOf,
  savedGroups,
  type Whose,
} from './queries'
import { openAnswers } from './saveAnswers'

const HOUR = 3_600_000
const CHECKS_PER_HOUR = 20

/**
 * Checks an uploaded face photo and moves it out of the public bucket. The check runs outside any transaction; a
 * second call for the same photo gets the first answer.
 */
export async function checkPhoto(ctx: Context, regId: string, imgPath: string): Promise<FaceResult> {
  const whose = { iid: ctx.iid, regId, userId: ctx.me.user_id }
  const form = await formOf(ctx.db, ctx.iid, regId)
  const key = uploadKeyOf(imgPath)
  if (key === null) throw paramError('imgPath')
  const before = await checkedPhoto(ctx.db, whose, key)
  if (before) return await resultOf(ctx, form, before)

  try {
    await requireOpen(ctx.db, whose)
    await requireOwnUpload(ctx.db, whose.userId, key)
    await requirePatience(ctx, whose)
    return await resultOf(ctx, form, await judgeAndKeep(ctx, whose, key))
  } catch (error) {
    // A second tap that lost the race, at any of these steps, gets the first answer.
    const first = await checkedPhoto(ctx.db, whose, key)
    if (first) return await resultOf(ctx, form, first)
    throw isUniqueViolation(error) ? new CallError('DUP') : error
  }
}

/** The result that the check would give for an upload, without submitting it. */
export async function lookAtPhoto(ctx: Context, regId: string, imgPath: string): Promise<FaceResult> {
  const whose = { iid: ctx.iid, regId, userId: ctx.me.user_id }
  const form = await formOf(ctx.db, ctx.iid, regId)
  const key = uploadKeyOf(imgPath)
  if (key === null) throw paramError('imgPath')
  const before = await checkedPhoto(ctx.db, whose, key)
  if (before) return await resultOf(ctx, form, before)
  await requireOpen(ctx.db, whose)
  await requireOwnUpload(ctx.db, whose.userId, key)
  await requirePatience(ctx, whose)
  const verdict = await photoVerdict(ctx, key)
  const msg = verdictMessage(verdict, ctx.language)
  return { ...(await applicantOf(ctx, form, whose)), succ: verdict === 'passed', msg, imgUrl: '' }
}

async function judgeAndKeep(ctx: Context, whose: Whose, key: string): Promise<Photo> {
  const verdict = await photoVerdict(ctx, key)
  const file = await keepPhoto(ctx.config, key)
  try {
    const photo = await keepVerdict(ctx, whose, {
      img_path: key,
      file,
      succ: verdict === 'passed',
      msg: verdictMessage(verdict, ctx.language),
    })
    await removeUpload(ctx.config, key)
    return photo
  } catch (error) {
    await removePhoto(ctx.config, file)
    throw error
  }
}

const checkedPhoto = async (db: Db, { iid, regId, userId }: Whose, key: string): Promise<Photo | undefined> =>
  await db
    .selectFrom('registration_photo')
    .selectAll()
    .where('iid', '=', iid)
    .where('reg_id', '=', regId)
    .where('user_id', '=', userId)
    .where('img_path', '=', key)
    .where('retired', '=', false)
    .executeTakeFirst()

async function requireOpen(db: Db, whose: Whose): Promise<void> {
  if (((await registrationOf(db, whose))?.status ?? 0) !== 0) throw new CallError('STALE')
  if (await passedPhoto(db, whose)) throw new CallError('DUP')
}

async function requireOwnUpload(db: Db, userId: number, key: string): Promise<void> {
  const upload = await db.selectFrom('uploads').select(['user_id', 'type']).where('key', '=', key).executeTakeFirst()
  if (upload && upload.user_id !== userId) throw new CallError('DENIED')
  if (!upload?.type?.startsWith('image/')) throw new CallError('NOTFOUND')
}

async function requirePatience(ctx: Context, { iid, regId, userId }: Whose): Promise<void> {
  const { n } = await ctx.db
    .selectFrom('registration_photo')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('reg_id', '=', regId)
    .where('user_id', '=', userId)
    .where('at', '>', ctx.clock() - HOUR)
    .executeTakeFirstOrThrow()
  if (Number(n) >= CHECKS_PER_HOUR) throw new CallError('LIMIT')
}

async function keepVerdict(
  ctx: Context,
  whose: Whose,
  seen: Pick<Photo, 'img_path' | 'file' | 'succ' | 'msg'>,
): Promise<Photo> {
  return await withTransaction(ctx.db, async (db) => {
    const row = await lockRegistration(db, whose, ctx.clock())
    if (row.status !== 0) throw new CallError('STALE')
    await db.updateTable('uploads').set({ type: null }).where('key', '=', seen.img_path).execute()
    return await db
      .insertInto('registration_photo')
      .values({ iid: whose.iid, reg_id: whose.regId, user_id: whose.userId, ...seen, at: ctx.clock() })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

async function resultOf(ctx: Context, form: Form, photo: Photo): Promise<FaceResult> {
  const { succ, msg } = photo
  const whose = { iid: photo.iid, regId: photo.reg_id, userId: photo.user_id }
  return { ...(await applicantOf(ctx, form, whose)), succ, msg, imgUrl: photoAddress(ctx, photo) }
}

/** Name and ID number as saved in the form. */
async function applicantOf(ctx: Context, form: Form, whose: Whose): Promise<Pick<FaceResult, 'name' | 'idCode'>> {
  const saved = await savedGroups(ctx.db, whose)
  const answers: Readonly<Record<string, string>> = Object.assign(
    {},
    ...[...saved.values()].map((group) => openAnswers(ctx, group)),
  )
  return { idCode: answers[form.id_component] ?? '', name: answers[form.name_component] ?? '' }
}

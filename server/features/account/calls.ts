import { type accountCalls, isDay, isMobile, PASSWORD_MIN, shanghaiDay } from '@quanzi/contract'
import { CallError, paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { refuseBannedWords } from '../../call/refuseBannedWords'
import type { Member } from '../../call/Session'
import { within } from '../../call/within'
import type { Db } from '../../db/schema'
import { isUniqueViolation, withTransaction } from '../../db/withTransaction'
import { pictureAddress, requireOwnPictures } from '../../delivery/storage/ownPictures'
import { countAttempt } from '../../identity/claimAttempt'
import { knownDevice, newDevice } from '../../identity/knownDevice'
import { forgetMember, whatKeepsOpen } from '../../identity/MemberTies'
import { createMember, memberByMobile } from '../../identity/members'
import { checkPassword, hashPassword } from '../../identity/passwords'
import { claimPasswordTry } from '../../identity/passwordTries'
import { sendSmsCode, takeSmsCode, takeSmsCodeWithin } from '../../identity/smsCodes'
import { refuseNewWords } from '../../items/restrictions'
import { earnCoins } from '../../ledger/earnCoins'
import { isVolunteer } from '../vip/public'
import { isNamedMember } from './family'
import { profileOf } from './profile'

const MINUTE = 60_000
const CLOCK_SKEW = 5 * MINUTE
/** Looks at other people's numbers, a day. */
const INTEREST_TRIES = 10

/** The same for an unknown number and a wrong password: the answer must not reveal who is a member. */
const WRONG_LOGIN = { zh: '手机号或密码不正确', en: 'Wrong number or password' } as const

/** Handled by the groups that own their tables. */
type Elsewhere = 'followRoles' | 'getRoleInfo' | 'updateRoleInfo'

export const account: Handlers<typeof accountCalls, Elsewhere> = {
  async sendCode(ctx, { mobile, date, purpose }): Promise<true> {
    if (!isMobile(mobile)) throw paramError('mobile')
    if (date !== undefined && Math.abs(date - ctx.clock()) > CLOCK_SKEW) throw paramError('date')
    await sendSmsCode(ctx, mobile, purpose ?? 'account')
    return true
  },

  async registerByMobile(ctx, { loginName, verifyCode, password }) {
    if (!isMobile(loginName)) throw paramError('loginName')
    if (password !== undefined && password.length < PASSWORD_MIN) throw paramError('password')
    await takeSmsCode(ctx, ctx.db, { mobile: loginName, code: verifyCode, use: 'login' })
    const known = await memberByMobile(ctx.db, ctx.iid, loginName)
    if (known && password !== undefined) throw new CallError('MOBILE')
    const member = known ?? (await register(ctx, loginName, password))
    return await signIn(ctx, member)
  },

  async loginByMobile(ctx, { loginName, passWord }) {
    const owner = { iid: ctx.iid, mobile: loginName }
    const device = knownDevice(ctx.secrets, owner, ctx.device)
    const giveBack = await claimPasswordTry(ctx, { ...owner, ip: ctx.ip, device })
    const known = await memberByMobile(ctx.db, ctx.iid, loginName)
    const right = await checkPassword(passWord, known?.password_hash ?? null)
    if (!known || !right) throw new CallError('NOTFOUND', { detail: WRONG_LOGIN })
    await giveBack()
    return await signIn(ctx, known)
  },

  async bindMobile(ctx, { loginName, verifyCode }) {
    if (!isMobile(loginName)) throw paramError('loginName')
    return await bind(ctx, loginName, (db) =>
      takeSmsCodeWithin(within(ctx, db), { mobile: loginName, code: verifyCode, use: 'bind' }),
    )
  },

  async bindPhone(ctx, { code }) {
    const mobile = await ctx.providers.wechat.phoneNumber(code)
    if (mobile === null) throw new CallError('CODE')
    return await bind(ctx, mobile)
  },

  getProfile: async (ctx) => await profileOf(ctx.db, await ownMember(ctx), ctx.session, ctx.clock()),

  // The dispatcher has created the member row, because every write joins the tenant. The browser is now logged in
  // there.
  async bindInterest(ctx) {
    if (ctx.session?.iid !== ctx.iid) await ctx.openSession(ctx.me)
    return { ok: true }
  },

  async checkInterest(ctx, said) {
    if (!isMobile(said.phone)) throw paramError('phone')
    if (ctx.me.mobile === said.phone)
      return { exists: true, member: true, volunteer: await isVolunteer(ctx.db, ctx.iid, said) }
    await countAttempt(ctx, 'interest', INTEREST_TRIES)
    const member = await isNamedMember(ctx.db, ctx.iid, said)
    const volunteer = await isVolunteer(ctx.db, ctx.iid, said)
    return { exists: member || volunteer, member, volunteer }
  },

  async logout(ctx): Promise<true> {
    await ctx.closeSession()
    return true
  },

  async closeAccount(ctx, { verifyCode }): Promise<true> {
    const { me } = ctx
    const missing = await whatKeepsOpen(ctx.db, me, ctx.clock())
    if (missing.length > 0 || !me.mobile) throw new CallError('NOTELIGIBLE', { data: { missing } })
    await takeSmsCodeWithin(ctx, { mobile: me.mobile, code: verifyCode, use: 'close' })
    await forgetMember(ctx.db, me, ctx)
    await ctx.closeSession()
    return true
  },

  async updateProfile(ctx, { nickname, img_path, sex, birthday, signature }) {
    if (birthday !== undefined && (!isDay(birthday) || birthday > shanghaiDay(ctx.clock())))
      throw paramError('birthday')
    // A drawing of this server needs no upload.
    if (img_path && !/^\/media\/[\w.-]+$/.test(img_path))
      await requireOwnPictures(ctx.db, ctx.me.user_id, { images: [img_path], field: 'img_path' })
    await refuseNewWords(ctx.db, ctx.me, ctx.clock(), {
      before: [ctx.me.nick_name, ctx.me.head_img, ctx.me.signature],
      after: [nickname, img_path, signature],
    })
    await refuseBannedWords(ctx.db, ctx.iid, nickname, signature)
    const changes = { nick_name: nickname, head_img: img_path && pictureAddress(img_path), sex, birthday, signature }
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const member = await withTransaction(ctx.db, async (db) => {
      if (Object.keys(given).length > 0)
        await db.updateTable('member').set(given).where('iid', '=', ctx.iid).where('id', '=', ctx.me.id).execute()
      const changed = await db
        .selectFrom('member')
        .selectAll()
        .where('iid', '=', ctx.iid)
        .where('id', '=', ctx.me.id)
        .executeTakeFirstOrThrow()
      if (isComplete(changed)) await earnCoins(db, changed, { task: 'profile', event: 'once', at: ctx.clock() })
      return changed
    })
    return await profileOf(ctx.db, member, ctx.session, ctx.clock())
  },
}

/** A profile whose every part the member has filled in. */
const isComplete = ({ head_img, sex, birthday, signature }: Member): boolean =>
  head_img !== '' && sex !== 0 && Boolean(birthday) && signature !== ''

/** A session of another tenant has an empty profile here until it has joined. */
async function ownMember(ctx: Context): Promise<Member> {
  if (ctx.member) return ctx.member
  if (!ctx.session) throw new CallError('LOGIN')
  const home = await ctx.db
    .selectFrom('member')
    .selectAll()
    .where('user_id', '=', ctx.session.userId)
    .where('iid', '=', ctx.session.iid)
    .executeTakeFirstOrThrow()
  return { ...home, iid: ctx.iid, rid: 0, mobile: null, unionid: null }
}

/** Gives a number to the member; `prove` refuses a number that is not theirs. */
async function bind(ctx: Context, mobile: string, prove?: (db: Db) => Promise<unknown>) {
  const bound = { userId: ctx.me.user_id, mobile }
  try {
    return await withTransaction(ctx.db, async (db) => {
      const me = await db
        .selectFrom('member')
        .select('mobile')
        .where('iid', '=', ctx.iid)
        .where('id', '=', ctx.me.id)
        .forUpdate()
        .executeTakeFirstOrThrow()
      // A double tap uses the code once and binds once.
      if (me.mobile === mobile) return bound
      await prove?.(db)
      await db.updateTable('member').set({ mobile }).where('iid', '=', ctx.iid).where('id', '=', ctx.me.id).execute()
      return bound
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new CallError('MOBILE') : error
  }
}

async function register(ctx: Context, mobile: string, password: string | undefined): Promise<Member> {
  const passwordHash = password === undefined ? null : await hashPassword(password)
  try {
    const name = `用户${mobile.slice(-4)}`
    return await createMember(ctx.db, { iid: ctx.iid, nickName: name, mobile, passwordHash, at: ctx.clock() })
  } catch (error) {
    throw isUniqueViolation(error) ? new CallError('MOBILE') : error
  }
}

async function signIn(ctx: Context, member: Member) {
  // The identity in the messaging app stays, because it pays for the member who logs in.
  const { openid, unionid } = ctx.session ?? {}
  const { token } = await ctx.openSession(member, { ...(openid && { openid }), ...(unionid && { unionid }) })
  if (member.mobile) ctx.rememberDevice(newDevice(ctx.secrets, { iid: member.iid, mobile: member.mobile }))
  return { code: 0, t1: member.rid, t2: token, msg: '' }
}

import type {
  accountCalls,
  addressCalls,
  chatStoreCalls,
  directCalls,
  entryCalls,
  invitationCalls,
  relationCalls,
  shopsCalls,
  storageCalls,
  teamCalls,
  walletCalls,
} from '@quanzi/contract'
import { type Fixtures, held, open } from './Fixture'
import { wonEntry } from './gameFixtures'
import { freshMobile } from './marks'
import { ACTIVITY, type Owner } from './Owner'
import { earnedGift, invitationCode } from './ownedInvitation'
import { ownedApplication, ownedHonor, ownedProfile, ownedShop } from './ownedProfile'

const PASSWORD = 'owner-secret-1'
const WRONG_CODE = { verifyCode: '000000' }

/** Calls about the member's own account. */
export const accountFixtures: Fixtures<typeof accountCalls> = {
  sendCode: open(() => ({ mobile: freshMobile() })),
  registerByMobile: held(
    async (owner) => {
      const loginName = freshMobile()
      return { loginName, verifyCode: await owner.code(loginName) }
    },
    { guess: WRONG_CODE },
  ),
  loginByMobile: held(
    async (owner) => {
      const loginName = freshMobile()
      const verifyCode = await owner.code(loginName)
      const registration = { iid: owner.iid, loginName, verifyCode, password: PASSWORD }
      await owner.server.wire('/v1/registerV2/registerByMobile', registration)
      return { loginName, passWord: PASSWORD }
    },
    { guess: { passWord: 'something else' } },
  ),
  bindMobile: held(
    async (owner) => {
      const loginName = freshMobile()
      return { loginName, verifyCode: await owner.code(loginName) }
    },
    { guess: WRONG_CODE },
  ),
  bindPhone: held(() => ({ code: freshMobile() }), { guess: { code: '' } }),
  getProfile: open({}),
  followRoles: open(async (owner) => ({ toRids: [(await owner.friend()).member.rid] })),
  bindInterest: open({}),
  getRoleInfo: open(async (owner) => {
    await owner.family()
    return {}
  }),
  updateRoleInfo: open({ name: '林小路' }),
  checkInterest: open({ phone: '13812345678', name: '林小路' }),
  logout: open({}),
  closeAccount: held(async (owner) => ({ verifyCode: await owner.code(owner.mobile, 'close') }), { guess: WRONG_CODE }),
  updateProfile: open({ signature: '一句话' }),
}

const person = { name: '林小路', mobile: '13812345678', address: '浙江省 杭州市 西湖区 文三路 1 号' }

export const invitationFixtures: Fixtures<typeof invitationCalls> = {
  getInvitation: open(async (owner) => {
    await invitationCode(owner)
    return {}
  }),
  bindInvitation: open(async (owner) => ({ code: await invitationCode(owner, await owner.friend()) }), {
    guess: { code: 'AAAAAAAAAA' },
  }),
  takeInviteGift: open(async (owner) => {
    await earnedGift(owner)
    return { giftId: 'i-1' }
  }),
}

export const addressFixtures: Fixtures<typeof addressCalls> = {
  addAddress: open(person),
  listAddresses: open(async (owner) => {
    await owner.address()
    return {}
  }),
  updateAddress: held(async (owner) => ({ ...person, id: await owner.address() })),
  deleteAddress: held(async (owner) => ({ id: await owner.address() }), { absentIsFine: true }),
}

/** A person with whom the owner has a conversation. */
const talked = async (owner: Owner) => ({ toRid: (await owner.talk()).other })

/** Only the two members of a conversation find its messages; for others it does not exist. */
export const chatFixtures: Fixtures<typeof chatStoreCalls> = {
  listChatHistory: open(talked),
  syncChat: open(async (owner) => {
    await owner.talk()
    return { afterId: '0' }
  }),
  listChatConversations: open(async (owner) => {
    await owner.talk()
    return {}
  }),
  muteChatConversation: held(async (owner) => ({ ...(await talked(owner)), muted: true })),
  blockChatPerson: held(async (owner) => ({ ...(await talked(owner)), blocked: true })),
  clearChatConversation: held(async (owner) => {
    const { other, lastId } = await owner.talk()
    return { toRid: other, upToId: lastId }
  }),
  searchChat: open(async (owner) => {
    await owner.talk()
    return { queryKey: '在说话' }
  }),
  listChatAgents: open({}),
  getChatLink: open({ url: `/app/act/1000/detail/${ACTIVITY}` }),
}

export const directFixtures: Fixtures<typeof directCalls> = {
  getWechatUser: open({}),
  checkSubscribe: open({}),
  getWechatTicket: open({}),
  getChatUser: open({ uniqId: 1 }),
}

export const entryFixtures: Fixtures<typeof entryCalls> = {
  getEntries: held(async (owner) => ({ id: (await owner.ticket()).entry })),
  saveEntry: held(async (owner) => {
    const { entry } = await owner.ticket()
    return { scope: 'act', refId: ACTIVITY, id: entry, fields: { name: '林小路', mobile: '13812345678' } }
  }),
  decideEntry: held(async (owner) => ({ id: await wonEntry(owner), accept: true })),
  listEntrants: open(async (owner) => {
    await owner.ticket()
    return {}
  }),
  deleteEntrant: held(async (owner) => ({ id: await owner.savedEntrant() }), { absentIsFine: true }),
  joinWaitlist: open(async (owner) => ({ ...(await owner.fullSession()), scope: 'act', phone: '13812345678' })),
  getWaitlist: open(async (owner) => ({ ...(await owner.fullSession()), scope: 'act' })),
}

export const relationFixtures: Fixtures<typeof relationCalls> = {
  listRelations: open({ kind: 'suggested' }),
  getRelation: open(async (owner) => ({ toRid: await ownedProfile(owner) })),
  listRelationItems: open(async (owner) => {
    await ownedHonor(owner)
    return { toRid: owner.rid, part: 'honor' }
  }),
  saveRelation: held(async (owner) => ({
    part: 'honor',
    id: await ownedHonor(owner),
    data: { title: '领队', issuer: '会', year: 2019 },
  })),
  addImpression: open(async (owner) => ({ toRid: (await owner.friend()).member.rid, tags: ['靠谱'] })),
  sendAuth: held(async (owner) => ({
    ...{ name: '林小路', idCard: '110101199003078515' },
    images: [await owner.picture(true), await owner.picture(true)],
  })),
}

export const shopsFixtures: Fixtures<typeof shopsCalls> = {
  saveCard: open({ part: 'edit', data: { name: '林小路', phone: '13812345678', showPhone: 'none' }, version: 0 }),
  joinShop: held(async (owner) => ({ step: 0, id: await ownedApplication(owner) })),
  shopMedia: held(async (owner) => ({ shopId: await ownedShop(owner), add: [{ url: await owner.picture(false) }] })),
}

export const storageFixtures: Fixtures<typeof storageCalls> = {
  getUploadPolicy: open({}),
  getPrivateUploads: open(async (owner) => ({ keys: [await owner.picture(true)] })),
}

export const teamFixtures: Fixtures<typeof teamCalls> = {
  listTeams: open(async (owner) => {
    await owner.team()
    return { scope: 'act', refId: ACTIVITY }
  }),
  getTeam: open(async (owner) => ({ id: (await owner.team()).id })),
  saveTeam: held(async (owner) => ({ id: (await owner.team()).id, slogan: '一起走' })),
  moveTeamMember: held(async (owner) => {
    const { id, applicant } = await owner.team()
    return { id, op: 'approve', toRid: applicant }
  }),
}

export const walletFixtures: Fixtures<typeof walletCalls> = {
  listDiscountCodes: open(async (owner) => {
    await owner.discountCode(await owner.distributor())
    return {}
  }),
  saveDiscountCode: held(async (owner) => ({
    id: (await owner.discountCode(await owner.distributor())).id,
    on: false,
  })),
  getWallet: open(async (owner) => {
    await owner.wallet(5000)
    return {}
  }),
  listIncome: open(async (owner) => {
    await owner.wallet(5000)
    return {}
  }),
  getIncome: held(async (owner) => {
    await owner.wallet(5000)
    return { id: await owner.walletEntry() }
  }),
  listPayAccounts: open(async (owner) => {
    await owner.payAccount()
    return {}
  }),
  savePayAccount: held(async (owner) => ({ id: await owner.payAccount(), isDefault: true })),
  applyWithdrawal: held(async (owner) => {
    await owner.wallet(5000)
    return { amount: 2000, accountId: await owner.payAccount() }
  }),
  listWithdrawals: open(async (owner) => {
    await owner.withdrawal()
    return {}
  }),
  getWithdrawal: held(async (owner) => ({ id: await owner.withdrawal() })),
  cancelWithdrawal: held(async (owner) => ({ id: await owner.withdrawal() })),
}

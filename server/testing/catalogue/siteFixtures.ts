import { randomUUID } from 'node:crypto'
import type {
  actCalls,
  albumCalls,
  calendarCalls,
  contentCalls,
  diagCalls,
  infoCalls,
  liveCalls,
  mapCalls,
  paidCalls,
  registrationCalls,
  shareCalls,
  siteCalls,
  siteStaffCalls,
  staffCalls,
  storeCalls,
  vipCalls,
} from '@quanzi/contract'
import { addDays, shanghaiDay, shanghaiMonth } from '@quanzi/contract'
import { GOOD } from '../applicant'
import { type Fixtures, held, open } from './Fixture'
import { freshMobile } from './marks'
import { ACTIVITY, type Owner } from './Owner'
import { fillForm, handInForm, photoToCheck, refuseForm } from './ownedForm'
import { friendWithMobile, storeCode, storeConsult, storeOf } from './ownedStore'

const NEWS = { moduleType: 14, id: '14003' }
const VIDEO = { moduleType: 3, id: '3001' } as const

export const contentFixtures: Fixtures<typeof contentCalls> = {
  listContent: open(async (owner) => {
    await owner.draft()
    return { moduleType: 11, tag: `@by:${owner.rid}` }
  }),
  listPageContent: open({}),
  listCollected: open({}),
  listProvinces: open({}),
  addComment: open({ type: 14, targetId: NEWS.id, content: '写得真好' }),
  getContent: held(async (owner) => ({ moduleType: 11, id: await owner.draft() })),
  saveContent: held(async (owner) => ({ moduleType: 11, id: await owner.draft(), title: '新的标题', status: 'draft' })),
  markContent: open({ ...NEWS, mark: 'like', on: 1 }),
  joinContent: open({ moduleType: 10, id: '10001', on: 1, name: '林小路', phone: '13812345678' }),
  listClubMembers: held(async ({ server, iid, actor }) => {
    await server.db
      .updateTable('content')
      .set({ author_id: actor.member.user_id })
      .where('iid', '=', iid)
      .where('id', '=', '10001')
      .execute()
    return { id: '10001' }
  }),
  searchContent: open(async (owner) => {
    await owner.draft()
    return { queryKey: '露营' }
  }),
  listComments: open({ type: 14, targetId: NEWS.id }),
}

export const albumFixtures: Fixtures<typeof albumCalls> = {
  saveAlbum: held(async (owner) => ({
    ...{ id: await owner.album(), title: '新的相册', visibility: 'private', removeIds: [] },
    addPhotos: [{ key: await owner.picture(true), w: 4, h: 3 }],
  })),
  listAlbumPhotos: held(async (owner) => ({ id: await owner.album() })),
}

const NEED = {
  ...{ destination: '浙江 千岛湖', from: addDays(shanghaiDay(Date.now()), 30), people: 12 },
  ...{ to: addDays(shanghaiDay(Date.now()), 32), name: '林小路', phone: '13812345678' },
}

export const actFixtures: Fixtures<typeof actCalls> = {
  sendNeedform: open(NEED),
  listNeedforms: open(async (owner) => {
    await owner.needform(NEED)
    return {}
  }),
}

export const calendarFixtures: Fixtures<typeof calendarCalls> = {
  getCalendar: open(() => ({ moduleType: 9, id: ACTIVITY, month: shanghaiMonth(Date.now()) })),
}

export const paidFixtures: Fixtures<typeof paidCalls> = {
  getPaid: open(VIDEO),
  playPaid: open(VIDEO),
  savePaidProgress: open({ ...VIDEO, seconds: 3 }),
  remindPaid: open({ id: '23001' }),
}

export const liveFixtures: Fixtures<typeof liveCalls> = {
  getLiveState: open({ id: '23002' }),
  hostLive: held(async (owner) => ({ id: await owner.room(), op: 'start' })),
  watchLive: open({ id: '23002', on: 1 }),
}

export const infoFixtures: Fixtures<typeof infoCalls> = {
  getInfo: open({ kind: 'privacy' }),
  consentInfo: open(async (owner) => ({ kind: 'protocol', version: await owner.versionOf('protocol'), on: 1 })),
  sendFeedback: open({ kind: 'contact', content: '想问一下路线', phone: '13812345678' }),
  listOwnReports: open({}),
  restrictMember: open(async (owner) => ({
    ...{ toRid: (await owner.friend()).member.rid, until: addDays(shanghaiDay(Date.now()), 3), reason: '多次发布广告' },
  })),
}

export const mapFixtures: Fixtures<typeof mapCalls> = {
  suggestPlaces: open({ keyword: '西湖' }),
  choosePlace: open({ name: '西湖', address: '杭州市', lat: 30.24, lng: 120.15 }),
}

export const diagFixtures: Fixtures<typeof diagCalls> = {
  sendDiagnosis: open({ kind: 'video', device: {}, data: {} }),
}

const TARGET = `/app/act/1000/detail/${ACTIVITY}`

export const shareFixtures: Fixtures<typeof shareCalls> = {
  createPoster: open(() => ({ bgImg: '', title: randomUUID(), dstUrl: TARGET })),
  createVipCard: open(() => ({ cardTitle: '会员卡', cardNo: randomUUID() })),
  recordStat: open(() => ({ type: 3, p: { path: TARGET, k: randomUUID() } })),
  parseShortUrl: open(async (owner) => ({ url: await owner.shortUrl() })),
  createShortUrl: open(() => ({ url: `${TARGET}?k=${randomUUID()}` })),
  createShortUrlApi: open(() => ({ url: `${TARGET}?k=${randomUUID()}` })),
}

export const siteFixtures: Fixtures<typeof siteCalls> = {
  getSiteInfo: open({}),
  getDownInfo: open({}),
  getPageShow: open({ type: 7 }),
  getMainPage: open({ type: 7 }),
  listFeatureTypes: open({}),
  listConfig: open({ type: 'tabBar' }),
  listDomains: open({ domainName: 'localhost' }),
  getTenantHome: open({}),
}

export const siteStaffFixtures: Fixtures<typeof siteStaffCalls> = {
  savePage: held(async (owner) => await owner.specialPage()),
  saveConfigItem: held(async (owner) => ({ id: await owner.configItem(), type: 'hotWord', title: '热门' })),
}

const UNIVERSITY = { iid: 3073 }

/** A request for the university's staff: the owner's form. */
const handedIn = async (owner: Owner) => ({ kind: 'registration' as const, id: await handInForm(owner) })

export const staffFixtures: Fixtures<typeof staffCalls> = {
  listReviews: held(handedIn, UNIVERSITY),
  decideReview: held(async (owner) => ({ ...(await handedIn(owner)), decision: 'pass' as const }), UNIVERSITY),
}

const FORM = { regId: '3' }
const after = (work: (owner: Owner) => Promise<unknown>) => async (owner: Owner) => {
  await work(owner)
  return FORM
}

/** Applicants can only name their own form. */
export const registrationFixtures: Fixtures<typeof registrationCalls> = {
  getRegistration: open(async (owner) => {
    await fillForm(owner)
    return { id: FORM.regId }
  }, UNIVERSITY),
  getFormItems: open(async (owner) => ({ ...(await after(fillForm)(owner)), groupId: '32' }), UNIVERSITY),
  saveFormItems: open({ ...FORM, groupId: '31', content: GOOD['31'] ?? {} }, UNIVERSITY),
  resetRegistration: open(after(refuseForm), UNIVERSITY),
  commitRegistration: open(after(fillForm), UNIVERSITY),
  checkFace: held(async (owner) => ({ ...FORM, imgPath: await photoToCheck(owner) }), UNIVERSITY),
  lookAtPhoto: held(async (owner) => ({ ...FORM, imgPath: await photoToCheck(owner) }), UNIVERSITY),
}

const openedStore =
  <P>(params: (storeId: string, owner: Owner) => P | Promise<P>) =>
  async (owner: Owner) =>
    params(await storeOf(owner), owner)

export const storeFixtures: Fixtures<typeof storeCalls> = {
  hasShop: open(openedStore(() => ({}))),
  sendShopCode: open(() => ({ phone: freshMobile() })),
  listSupplyPartners: open(openedStore(() => ({ saleIid: 1000 }))),
  joinSupply: open(openedStore(() => ({ supplyIid: 3073, on: 1 as const }))),
  getStore: open(openedStore((storeId) => ({ storeId }))),
  openStore: held(
    async (owner) => {
      await owner.distributor()
      return { name: `小店 ${owner.rid}`, phone: owner.mobile, verifyCode: await storeCode(owner) }
    },
    { guess: { verifyCode: '000000' } },
  ),
  saveStore: held(openedStore((id) => ({ id, notice: '下雨天晚一天发货' }))),
  saveStoreMember: held(
    openedStore(async (storeId, owner) => ({
      ...{ storeId, kind: 'consult' as const, name: '小林' },
      phone: (await friendWithMobile(owner)).mobile,
    })),
  ),
  deleteStoreMember: held(async (owner) => ({ id: await storeConsult(owner) }), { absentIsFine: true }),
  saveStoreItem: held(openedStore((storeId) => ({ storeId, goodsId: 'm1101', price: 70_000 }))),
  listStoreOrders: open(openedStore(() => ({}))),
}

export const vipFixtures: Fixtures<typeof vipCalls> = {
  getVipProfile: open({}),
  listVipCards: open({}),
  takeVipBenefit: open(async (owner) => {
    await owner.vip()
    return { type: '1', targetId: 'b-coffee' }
  }),
  listVipBenefits: open({}),
  listVipRecords: open(async (owner) => {
    await owner.vipRecord()
    return { scope: 'mine' }
  }),
  useVipRecord: held(async (owner) => ({ code: (await owner.vipRecord()).code })),
  getVolunteer: open({}),
}

import * as v from 'valibot'
import type { SalesRep } from '../entities/checkout'
import type {
  DistributionAct,
  DistributionItem,
  DistributionStatistic,
  DistributorRole,
  FanLock,
  GrowthRow,
  PromotionItem,
  PromotionModule,
  Regulations,
  SharedLink,
  TeamPerson,
} from '../entities/distribution'
import type { Page } from '../entities/page'
import { defineCall, reply } from './define'
import {
  Code,
  Day,
  Fen,
  Id,
  Iid,
  identity,
  maybe,
  PageNo,
  PageSize,
  Raw,
  Status,
  Text,
  TypeNo,
  withDefault,
} from './fields'

const source = 'chat-and-calls §7 Multi-level distribution'

/** The distributor's share key for a target: at most 24 letters and digits, always the same. */
export const getDistributionKey = /*#__PURE__*/ defineCall({
  uri: '/multidis/getKey',
  params: v.object({ iid: Iid, userId: identity.userId, dataType: TypeNo, dataId: Id }),
  reply: reply<{ readonly key: string }>(),
  access: 'member',
  errors: ['NOTDISTRIBUTOR', 'NOTFOUND'],
  safe: true,
  source: 'chat-and-calls §7 Collections and sharing',
})

/**
 * A role by its id or one of its share keys, or the member's own role; null when there is none. Strangers get only its
 * id, nickname, picture and status.
 */
export const getDistributorRole = /*#__PURE__*/ defineCall({
  uri: '/multidis/role/get',
  params: v.object({ iid: Iid, userId: identity.userId, id: maybe(Id) }),
  reply: reply<DistributorRole | null>(),
  access: 'public',
  safe: true,
  source,
})

/** Growth by day; `by` (ours) adds weeks and months. */
export const listGrowth = /*#__PURE__*/ defineCall({
  uri: '/multidis/grouth',
  params: v.object({
    iid: Iid,
    userId: identity.userId,
    pageNo: PageNo,
    pageSize: PageSize,
    id: maybe(Id),
    by: withDefault(v.picklist(['day', 'week', 'month']), 'day'),
  }),
  reply: reply<Page<GrowthRow>>(),
  access: 'distributor',
  safe: true,
  source,
})

/** Sales and commission of today, the month and all time. */
export const getDistributionStatistic = /*#__PURE__*/ defineCall({
  uri: '/multidis/statistic',
  params: v.object({ iid: Iid, userId: identity.userId, id: maybe(Id) }),
  reply: reply<DistributionStatistic>(),
  access: 'distributor',
  safe: true,
  source,
})

/**
 * Children of a role in the caller's subtree. '0' is everybody whom the caller decides about: all below a distributor, for
 * staff with the right `review` every role of the tenant.
 */
export const listChildRoles = /*#__PURE__*/ defineCall({
  uri: '/multidis/role/child/list',
  params: v.object({ iid: Iid, id: maybe(Id), status: maybe(Status), pageNo: PageNo, pageSize: PageSize }),
  reply: reply<Page<TeamPerson>>(),
  access: 'member',
  safe: true,
  source,
})

/** Number of children of a role; '0' as in the list. */
export const countChildRoles = /*#__PURE__*/ defineCall({
  uri: '/multidis/role/child/count',
  params: v.object({ iid: Iid, id: maybe(Id), status: maybe(Status) }),
  reply: reply<{ readonly count: number }>(),
  access: 'member',
  safe: true,
  source,
})

/** Items to promote, with the caller's commission. */
export const listPromotionItems = /*#__PURE__*/ defineCall({
  uri: '/multidis/item/list',
  params: v.object({
    iid: Iid,
    userId: identity.userId,
    dataType: maybe(TypeNo),
    pageNo: PageNo,
    pageSize: PageSize,
    queryKey: maybe(Text(30)),
  }),
  reply: reply<Page<PromotionItem>>(),
  access: 'distributor',
  safe: true,
  source,
})

/**
 * Applies for the role under a parent ('0' is the tenant's root). A repeat gets the first application; LIMIT after three
 * applications on one day.
 */
export const applyDistributor = /*#__PURE__*/ defineCall({
  uri: '/multidis/role/apply',
  params: v.object({ iid: Iid, parentId: withDefault(Id, '0'), userId: identity.userId }),
  reply: reply<DistributorRole>(),
  access: 'member',
  errors: ['NOTFOUND', 'NOTELIGIBLE', 'LIMIT'],
  source,
})

/** Approves an applicant's role `id`; `approveId` is the approver's role. */
export const approveDistributor = /*#__PURE__*/ defineCall({
  uri: '/multidis/role/approve',
  params: v.object({ iid: Iid, id: Id, approveId: maybe(Id) }),
  reply: reply<DistributorRole>(),
  access: 'member',
  errors: ['NOTFOUND', 'STALE'],
  source,
})

/** Locks the member to the distributor of a key, unless the member is locked already. */
export const lockFans = /*#__PURE__*/ defineCall({
  uri: '/multidis/lockFans',
  params: v.object({ iid: Iid, multiDisKey: Raw(64), userId: identity.userId }),
  reply: reply<FanLock>(),
  access: 'member',
  source,
})

/** Modules that have items to promote. */
export const listPromotionModules = /*#__PURE__*/ defineCall({
  uri: '/multidis/item/modules',
  params: v.object({ iid: Iid, userId: identity.userId, pageSize: PageSize, pageNo: PageNo }),
  reply: reply<readonly PromotionModule[]>(),
  access: 'distributor',
  safe: true,
  source,
})

/**
 * Ends the caller's own role, or one in their subtree; refuses it while it waits for approval. The role's discount codes
 * stop and its fans are free. A repeat succeeds. `status` (ours) is the role's as the caller sees it: STALE when it is
 * another one by now, so that nobody ends a role that they meant to refuse.
 */
export const cancelDistributor = /*#__PURE__*/ defineCall({
  uri: '/multidis/role/cancel',
  params: v.object({ iid: Iid, userId: identity.userId, id: Id, status: maybe(Status) }),
  reply: reply<DistributorRole>(),
  access: 'member',
  errors: ['NOTFOUND', 'STALE'],
  source,
})

/** Locked fans; `tag` (ours) is that of the caller's current note. */
export const listFans = /*#__PURE__*/ defineCall({
  uri: '/multidis/fans/list',
  params: v.object({
    iid: Iid,
    userId: identity.userId,
    pageSize: PageSize,
    pageNo: PageNo,
    queryKey: maybe(Text(30)),
    tag: maybe(Text(10)),
  }),
  reply: reply<Page<TeamPerson>>(),
  access: 'distributor',
  safe: true,
  source,
})

/** Rules and rates. */
export const getRegulations = /*#__PURE__*/ defineCall({
  uri: '/multidis/getRegulations',
  params: v.object({ iid: Iid, userId: identity.userId }),
  reply: reply<Regulations>(),
  access: 'public',
  safe: true,
  source,
})

/** Chooses another sales representative for future orders. */
export const changeOperationSales = /*#__PURE__*/ defineCall({
  uri: '/multidis/changeOpInfos',
  params: v.object({ iid: Iid, userId: identity.userId, opId: Id, opSalesId: Id }),
  reply: reply<SalesRep>(),
  access: 'distributor',
  errors: ['NOTFOUND'],
  source,
})

const itemSource = 'chat-and-calls §7 Distribution items and activities'

/** All promotable items of a type, those with the highest commission first; activities without a type. */
export const listDistributionItems = /*#__PURE__*/ defineCall({
  uri: '/v1/item/list',
  params: v.object({ iid: Iid, type: maybe(TypeNo), pageNo: PageNo, pageSize: PageSize, unionId: identity.unionId }),
  reply: reply<Page<DistributionItem>>(),
  access: 'distributor',
  safe: true,
  source: itemSource,
})

/** Promotable items that match a word. */
export const searchDistributionItems = /*#__PURE__*/ defineCall({
  uri: '/v1/item/search',
  params: v.object({ iid: Iid, type: maybe(TypeNo), queryKey: Text(30), unionId: identity.unionId }),
  reply: reply<Page<DistributionItem>>(),
  access: 'distributor',
  safe: true,
  source: itemSource,
})

/** Activities to promote, with filters. Only distributors and staff see the commissions. */
export const listDistributionActs = /*#__PURE__*/ defineCall({
  uri: '/v1/distribution/act/list',
  params: v.object({
    iid: Iid,
    unionId: identity.unionId,
    ridSecret: identity.ridSecret,
    /** Days. */
    tripDurStart: maybe(Code),
    tripDurEnd: maybe(Code),
    province: maybe(Text(20)),
    queryKey: maybe(Text(30)),
    tag: maybe(Text(40)),
    costStart: maybe(Fen),
    costEnd: maybe(Fen),
    sortBy: maybe(v.picklist(['hot', 'new', 'price', 'commission'])),
    /** Activities that start on this day, or between two days joined by a comma. */
    timespan: maybe(v.union([Day, Raw(32)])),
    pageNo: PageNo,
  }),
  reply: reply<Page<DistributionAct>>(),
  access: 'member',
  safe: true,
  source: itemSource,
})

/**
 * Who shared a link, and what: the distributor and the item of a share key. With a key that nobody has, the item that
 * the link itself names. Ours.
 */
export const getSharedLink = /*#__PURE__*/ defineCall({
  uri: '/v2/dis/key/get',
  params: v.object({ iid: Iid, multiDisKey: Raw(64), dataType: maybe(TypeNo), dataId: maybe(Id) }),
  reply: reply<SharedLink>(),
  access: 'public',
  safe: true,
  source: 'screens-commerce §2 dis/share',
})

/** Distribution calls. */
export const distributionCalls = {
  getDistributionKey,
  getDistributorRole,
  listGrowth,
  getDistributionStatistic,
  listChildRoles,
  countChildRoles,
  listPromotionItems,
  applyDistributor,
  approveDistributor,
  lockFans,
  listPromotionModules,
  cancelDistributor,
  listFans,
  getRegulations,
  changeOperationSales,
  listDistributionItems,
  searchDistributionItems,
  listDistributionActs,
  getSharedLink,
}

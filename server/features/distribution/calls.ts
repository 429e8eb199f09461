import { addDays, DIS_ROLE_STATUS, type distributionCalls, isDay, MODULE_TYPE, startOfDay } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { RoleCheck } from '../../call/access'
import { paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { distributionRules } from '../../trade/distributionRules'
import { lockFan } from '../../trade/fanLocks'
import { growth, statistic } from './distributorFigures'
import { applyForRole, approveRole, cancelRole } from './distributorRoles'
import { roleOf } from './distributors'
import { childCount, childPage, fanPage } from './distributorTeam'
import { changeSalesRep } from './operationSales'
import { promotionGoods } from './promotionGoods'
import { type PromotionWish, promotionItems, promotionModules } from './promotionItems'
import { shareKey } from './shareKey'

const SEARCH_SIZE = 50
const LIST_SIZE = 20

/** Sharing, team, figures and promotable items. */
export const distribution: Handlers<typeof distributionCalls> = {
  getDistributionKey: async (ctx, { dataType, dataId }) => ({ key: await shareKey(ctx, dataType, dataId) }),
  lockFans: (ctx, { multiDisKey }) => lockFan(ctx, multiDisKey),
  getDistributorRole: (ctx, { id }) => roleOf(ctx.db, askerOf(ctx), id),
  getRegulations: (ctx) => distributionRules(ctx.db, ctx.iid),
  applyDistributor: (ctx, { parentId }) => applyForRole(ctx, parentId),
  approveDistributor: (ctx, params) => approveRole(ctx, params),
  cancelDistributor: (ctx, { id }) => cancelRole(ctx, id),
  listChildRoles: (ctx, params) => childPage(ctx, askerOf(ctx), params),
  countChildRoles: (ctx, params) => childCount(ctx.db, askerOf(ctx), params),
  listFans: (ctx, params) => fanPage(ctx, askerOf(ctx), params),
  getDistributionStatistic: (ctx, { id }) => statistic(ctx.db, askerOf(ctx), id),
  listGrowth: (ctx, params) => growth(ctx.db, askerOf(ctx), params),
  changeOperationSales: (ctx, params) => changeSalesRep(ctx, params),
  listPromotionModules: (ctx) => promotionModules(ctx.db, askerOf(ctx)),
  listPromotionItems: (ctx, params) => promotion(ctx, params),
  listDistributionItems: (ctx, { type, ...paging }) => promotion(ctx, { ...paging, dataType: type }),
  searchDistributionItems: (ctx, { type, queryKey }) =>
    promotion(ctx, { dataType: type, queryKey, pageNo: 1, pageSize: SEARCH_SIZE }),
  listDistributionActs: (ctx, params) =>
    promotionItems(ctx, askerOf(ctx), {
      queryKey: params.queryKey,
      tag: params.tag,
      province: params.province,
      costStart: params.costStart,
      costEnd: params.costEnd,
      tripDurStart: params.tripDurStart,
      tripDurEnd: params.tripDurEnd,
      sortBy: params.sortBy,
      ...startsWithin(params.timespan),
      pageNo: params.pageNo,
      pageSize: LIST_SIZE,
    }),
}

/** Items of a type; activities without one. */
const promotion = (ctx: Context, wish: PromotionWish) =>
  wish.dataType === MODULE_TYPE.goods ? promotionGoods(ctx, ctx.iid, wish) : promotionItems(ctx, askerOf(ctx), wish)

/** The range of a day, or of two days joined by a comma, including the last one. */
function startsWithin(timespan: string | undefined): { startsFrom?: number; startsTo?: number } {
  if (!timespan) return {}
  const [from = '', to = from] = timespan.split(',')
  if (!isDay(from) || !isDay(to)) throw paramError('timespan')
  return { startsFrom: startOfDay(from), startsTo: startOfDay(addDays(to, 1)) }
}

export const isDistributor: RoleCheck = async (ctx) =>
  (await roleOf(ctx.db, askerOf(ctx)))?.status === DIS_ROLE_STATUS.approved

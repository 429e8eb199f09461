import { addDays, type distributionCalls, isDay, startOfDay } from '@quanzi/contract'
import type { RoleCheck } from '../../call/access'
import { paramError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { lockFan } from '../../trade/fanLocks'
import { growth, statistic } from './distributorFigures'
import { applyForRole, approveRole, cancelRole } from './distributorRoles'
import { regulations, roleOf } from './distributors'
import { childCount, childPage, fanPage } from './distributorTeam'
import { changeSalesRep } from './operationSales'
import { promotionItems, promotionModules } from './promotionItems'
import { shareKey } from './shareKey'

const SEARCH_SIZE = 50
const LIST_SIZE = 20

/** Sharing, the team, its figures, and what may be promoted. */
export const distribution: Handlers<typeof distributionCalls> = {
  getDistributionKey: async (ctx, { dataType, dataId }) => ({ key: await shareKey(ctx, dataType, dataId) }),
  lockFans: (ctx, { multiDisKey }) => lockFan(ctx, multiDisKey),
  getDistributorRole: (ctx, { id }) => roleOf(ctx, id),
  getRegulations: (ctx) => regulations(ctx),
  applyDistributor: (ctx, { parentId }) => applyForRole(ctx, parentId),
  approveDistributor: (ctx, params) => approveRole(ctx, params),
  cancelDistributor: (ctx, { id }) => cancelRole(ctx, id),
  listChildRoles: (ctx, params) => childPage(ctx, params),
  countChildRoles: (ctx, params) => childCount(ctx, params),
  listFans: (ctx, params) => fanPage(ctx, params),
  getDistributionStatistic: (ctx, { id }) => statistic(ctx, id),
  listGrowth: (ctx, params) => growth(ctx, params),
  changeOperationSales: (ctx, params) => changeSalesRep(ctx, params),
  listPromotionModules: (ctx) => promotionModules(ctx),
  listPromotionItems: (ctx, params) => promotionItems(ctx, params),
  listDistributionItems: (ctx, { type, ...paging }) => promotionItems(ctx, { ...paging, dataType: type }),
  searchDistributionItems: (ctx, { type, queryKey }) =>
    promotionItems(ctx, { dataType: type, queryKey, pageNo: 1, pageSize: SEARCH_SIZE }),
  listDistributionActs: (ctx, params) =>
    promotionItems(ctx, {
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

/** A day, or two days joined by a comma, the last one included. */
function startsWithin(timespan: string | undefined): { startsFrom?: number; startsTo?: number } {
  if (!timespan) return {}
  const [from = '', to = from] = timespan.split(',')
  if (!isDay(from) || !isDay(to)) throw paramError('timespan')
  return { startsFrom: startOfDay(from), startsTo: startOfDay(addDays(to, 1)) }
}

export const isDistributor: RoleCheck = async (ctx) => (await roleOf(ctx))?.status === 1

import { addDays, type distributionCalls, isDay, MODULE_TYPE, startOfDay } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { type RoleCheck, staffRights } from '../../call/access'
import { paramError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import type { Handlers } from '../../call/handlers'
import { PROMOTED_MODULES } from '../../items/reckonItemCommissions'
import { distributionRules } from '../../trade/distributionRules'
import { lockFan } from '../../trade/fanLocks'
import { fanPage } from './distributorFans'
import { growth, statistic } from './distributorFigures'
import { applyForRole, approveRole, cancelRole } from './distributorRoles'
import { isApprovedDistributor, shownRole } from './distributors'
import { childCount, childPage } from './distributorTeam'
import { changeSalesRep } from './operationSales'
import { CARD_SHELVES, promotionCards } from './promotionCards'
import { promotionGoods } from './promotionGoods'
import { type PromotionWish, promotionItems, promotionModules } from './promotionItems'
import { sharedLink } from './sharedLink'
import { shareKey } from './shareKey'

const SEARCH_SIZE = 50
const LIST_SIZE = 20

/** Sharing, team, figures and promotable items. */
export const distribution: Handlers<typeof distributionCalls> = {
  getDistributionKey: async (ctx, { dataType, dataId }) => ({ key: await shareKey(ctx, dataType, dataId) }),
  lockFans: (ctx, { multiDisKey }) => lockFan(ctx, multiDisKey),
  getSharedLink: (ctx, link) => sharedLink(ctx.db, ctx.iid, link),
  getDistributorRole: (ctx, { id }) => shownRole(ctx.db, askerOf(ctx), id),
  getRegulations: (ctx) => distributionRules(ctx.db, ctx.iid),
  applyDistributor: (ctx, { parentId }) => applyForRole(ctx, parentId),
  approveDistributor: (ctx, params) => approveRole(ctx, params),
  cancelDistributor: (ctx, { id, status }) => cancelRole(ctx, id, status),
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
  async listDistributionActs(ctx, params) {
    const asker = askerOf(ctx)
    const seesMoney = (await isDistributor(ctx)) || (await staffRights(ctx)).length > 0
    const page = await promotionItems(ctx, asker, {
      queryKey: params.queryKey,
      tag: params.tag,
      province: params.province,
      costStart: params.costStart,
      costEnd: params.costEnd,
      tripDurStart: params.tripDurStart,
      tripDurEnd: params.tripDurEnd,
      sortBy: params.sortBy ?? 'hot',
      ...startsWithin(params.timespan),
      pageNo: params.pageNo,
      pageSize: LIST_SIZE,
    })
    const list = page.list.map((item) => ({ ...item, commission: seesMoney ? item.commission : null }))
    return { ...page, list }
  },
}

/** Items of a type, those with the highest commission first; activities without one. PARAM for another type. */
function promotion(ctx: Context, wish: PromotionWish) {
  const { dataType = MODULE_TYPE.act } = wish
  const shelf = CARD_SHELVES.find((one) => one.dataType === dataType)
  if (shelf) return promotionCards(ctx, ctx.iid, shelf, wish)
  if (dataType === MODULE_TYPE.goods) return promotionGoods(ctx, ctx.iid, wish)
  if (!PROMOTED_MODULES.includes(dataType)) throw paramError('dataType')
  return promotionItems(ctx, askerOf(ctx), wish)
}

/** The range of a day, or of two days joined by a comma, including the last one. */
function startsWithin(timespan: string | undefined): { startsFrom?: number; startsTo?: number } {
  if (!timespan) return {}
  const [from = '', to = from] = timespan.split(',')
  if (!isDay(from) || !isDay(to)) throw paramError('timespan')
  return { startsFrom: startOfDay(from), startsTo: startOfDay(addDays(to, 1)) }
}

export const isDistributor: RoleCheck = (ctx) => isApprovedDistributor(ctx.db, askerOf(ctx))

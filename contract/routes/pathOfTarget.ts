import type { ShareKeyDataType } from '../rules/mergeKeys'
import { build } from './build'

interface Target {
  readonly iid: number
  readonly id: string
}

const PATHS: Readonly<Record<ShareKeyDataType, (target: Target) => string>> = {
  9: ({ iid, id }) => build('act.detail', { iid, id }),
  14: ({ iid, id }) => build('news.detail', { iid, id }),
  21: ({ iid, id }) => build('game.detail', { iid, id }),
  31: ({ iid, id }) => build('act.originDetail', { iid, id }),
  32: ({ iid, id }) => build('store.detail', { iid, goodsId: id }),
  100: ({ iid, id }) => build('realcard.extend', { iid, cardId: id }),
  101: ({ iid, id }) => build('account.vipBuy', { iid, id }),
  102: ({ iid, id }) => build('planned.detail', { iid, id }),
  211: ({ iid, id }) => build('cf.index', { iid, id }),
}

/** The public path of what a share key is for (conventions §6 Share-key data types); null for another type. */
export const pathOfTarget = (dataType: number, target: Target): string | null =>
  PATHS[dataType as ShareKeyDataType]?.(target) ?? null

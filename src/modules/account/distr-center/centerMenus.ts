import { isBuilt, type RouteName, routeOf } from '@quanzi/contract'

type MenuRoute = Extract<
  RouteName,
  | 'account.distrList'
  | 'account.distributionStore'
  | 'account.distrTeam'
  | 'account.distrAttention'
  | 'account.distrApproval'
  | 'account.distrAnalysis'
  | 'account.distribution'
  | 'wallet.discountCode'
  | 'account.smallStore'
>

interface CenterMenu {
  readonly key: 'list' | 'store' | 'team' | 'attention' | 'approval' | 'analysis' | 'orders' | 'codes' | 'smallStore'
  readonly route: MenuRoute
}

const MENUS: readonly CenterMenu[] = [
  { key: 'list', route: 'account.distrList' },
  { key: 'store', route: 'account.distributionStore' },
  { key: 'orders', route: 'account.distribution' },
  { key: 'team', route: 'account.distrTeam' },
  { key: 'attention', route: 'account.distrAttention' },
  { key: 'approval', route: 'account.distrApproval' },
  { key: 'analysis', route: 'account.distrAnalysis' },
  { key: 'codes', route: 'wallet.discountCode' },
  { key: 'smallStore', route: 'account.smallStore' },
]

/** The entries of the distribution centre that lead somewhere. */
export const centerMenus = (): readonly CenterMenu[] => MENUS.filter(({ route }) => isBuilt(routeOf(route).screen))

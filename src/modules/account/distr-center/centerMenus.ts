import type { RouteName } from '@quanzi/contract'

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

/** The entries of the distribution centre. */
export const CENTER_MENUS: readonly CenterMenu[] = [
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

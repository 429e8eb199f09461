import { isBuilt, type Profile, type RouteName, routeOf, type StaffRight } from '@quanzi/contract'
import type { ReactNode } from 'react'
import { navigate } from '@/routes/navigate'
import { Icon } from '@/ui/icon/Icon'

type MenuRoute = Extract<
  RouteName,
  | 'collection.list'
  | 'reserve.list'
  | 'account.vip'
  | 'account.distrCenter'
  | 'account.smallStore'
  | 'account.invitation'
  | 'mall.addressList'
  | 'account.fillinfo'
  | 'account.personalInfo'
  | 'wallet.index'
  | 'account.point'
  | 'order.list'
  | 'order.used'
>

export interface Menu {
  readonly key:
    | 'collection'
    | 'reserve'
    | 'vipCentre'
    | 'distribution'
    | 'smallStore'
    | 'invite'
    | 'address'
    | 'fillinfo'
    | 'info'
    | 'selling'
    | 'redeem'
  readonly icon: ReactNode
  readonly route: MenuRoute
  /** Who may: a right of staff. */
  readonly right?: StaffRight
  readonly query?: Readonly<Record<string, string>>
}

const MENUS: readonly Menu[] = [
  { key: 'collection', icon: <Icon name="star" size={18} />, route: 'collection.list' },
  { key: 'reserve', icon: <Icon name="order" size={18} />, route: 'reserve.list' },
  { key: 'vipCentre', icon: <Icon name="gift" size={18} />, route: 'account.vip' },
  { key: 'distribution', icon: <Icon name="cart" size={18} />, route: 'account.distrCenter' },
  { key: 'smallStore', icon: <Icon name="store" size={18} />, route: 'account.smallStore' },
  { key: 'invite', icon: <Icon name="ticket" size={18} />, route: 'account.invitation' },
  { key: 'address', icon: <Icon name="location" size={18} />, route: 'mall.addressList' },
  { key: 'fillinfo', icon: <Icon name="edit" size={18} />, route: 'account.fillinfo' },
  {
    key: 'selling',
    icon: <Icon name="store" size={18} />,
    route: 'order.list',
    right: 'order',
    query: { as: 'seller' },
  },
  { key: 'redeem', icon: <Icon name="ticket" size={18} />, route: 'order.used', right: 'scan' },
  { key: 'info', icon: <Icon name="user" size={18} />, route: 'account.personalInfo' },
]

/** Whether the screen of a route exists; entries without a screen are hidden. */
export const leadsSomewhere = (route: RouteName): boolean => isBuilt(routeOf(route).screen)

/** The entries of the personal page for this member. */
export const memberMenus = (profile: Profile | null): readonly Menu[] =>
  MENUS.filter(
    ({ key, route, right }) =>
      leadsSomewhere(route) &&
      (right === undefined || profile?.rights.includes(right) === true) &&
      (key !== 'distribution' || profile?.isDistributor === true) &&
      (key !== 'smallStore' || Boolean(profile?.storeId)),
  )

export const openMenu = (iid: number, { route, query }: Menu): Promise<void> => navigate(route, { iid, ...query })

import type { Profile, RouteName, SiteInfo, StaffRight } from '@quanzi/contract'
import type { ReactNode } from 'react'
import { navigate } from '@/routes/navigate'
import cartIcon from '@/ui/icon/drawings/cart.module.scss'
import editIcon from '@/ui/icon/drawings/edit.module.scss'
import giftIcon from '@/ui/icon/drawings/gift.module.scss'
import locationIcon from '@/ui/icon/drawings/location.module.scss'
import orderIcon from '@/ui/icon/drawings/order.module.scss'
import shieldIcon from '@/ui/icon/drawings/shield.module.scss'
import starIcon from '@/ui/icon/drawings/star.module.scss'
import storeIcon from '@/ui/icon/drawings/store.module.scss'
import ticketIcon from '@/ui/icon/drawings/ticket.module.scss'
import userIcon from '@/ui/icon/drawings/user.module.scss'
import { Icon } from '@/ui/icon/Icon'

type MenuRoute = Extract<
  RouteName,
  | 'collection.list'
  | 'reserve.list'
  | 'account.vip'
  | 'account.distrCenter'
  | 'account.distrApproval'
  | 'account.smallStore'
  | 'account.invitation'
  | 'account.subaccount'
  | 'account.invitationAccount'
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
    | 'teamApproval'
    | 'smallStore'
    | 'invite'
    | 'subaccount'
    | 'joinAccount'
    | 'address'
    | 'fillinfo'
    | 'info'
    | 'selling'
    | 'redeem'
  readonly icon: ReactNode
  readonly route: MenuRoute
  /** The right of staff that the entry needs. */
  readonly right?: StaffRight
  readonly query?: Readonly<Record<string, string>>
}

const MENUS: readonly Menu[] = [
  { key: 'collection', icon: <Icon drawing={starIcon.drawing} size={22} />, route: 'collection.list' },
  { key: 'reserve', icon: <Icon drawing={orderIcon.drawing} size={22} />, route: 'reserve.list' },
  { key: 'vipCentre', icon: <Icon drawing={giftIcon.drawing} size={22} />, route: 'account.vip' },
  { key: 'distribution', icon: <Icon drawing={cartIcon.drawing} size={22} />, route: 'account.distrCenter' },
  { key: 'smallStore', icon: <Icon drawing={storeIcon.drawing} size={22} />, route: 'account.smallStore' },
  { key: 'invite', icon: <Icon drawing={ticketIcon.drawing} size={22} />, route: 'account.invitation' },
  { key: 'subaccount', icon: <Icon drawing={userIcon.drawing} size={22} />, route: 'account.subaccount' },
  { key: 'joinAccount', icon: <Icon drawing={userIcon.drawing} size={22} />, route: 'account.invitationAccount' },
  { key: 'address', icon: <Icon drawing={locationIcon.drawing} size={22} />, route: 'mall.addressList' },
  { key: 'fillinfo', icon: <Icon drawing={editIcon.drawing} size={22} />, route: 'account.fillinfo' },
  {
    key: 'teamApproval',
    icon: <Icon drawing={shieldIcon.drawing} size={22} />,
    route: 'account.distrApproval',
    right: 'review',
  },
  {
    key: 'selling',
    icon: <Icon drawing={storeIcon.drawing} size={22} />,
    route: 'order.list',
    right: 'order',
    query: { as: 'seller' },
  },
  { key: 'redeem', icon: <Icon drawing={ticketIcon.drawing} size={22} />, route: 'order.used', right: 'scan' },
  { key: 'info', icon: <Icon drawing={userIcon.drawing} size={22} />, route: 'account.personalInfo' },
]

/** The entries of this member's personal page, or of a visitor's. */
export const memberMenus = (profile: Profile | null, site: SiteInfo | null): readonly Menu[] =>
  MENUS.filter(
    ({ key, right }) =>
      (right === undefined || profile?.rights.includes(right) === true) &&
      (key !== 'vipCentre' || (profile ?? site)?.vipOffered !== false) &&
      (key !== 'distribution' || profile?.isDistributor || profile?.distributionOffered) &&
      (key !== 'subaccount' || profile?.goodsAccount === 'owner') &&
      (key !== 'joinAccount' || profile?.goodsAccount === 'open') &&
      (key !== 'smallStore' || profile?.isDistributor === true || Boolean(profile?.storeId)),
  )

export const openMenu = (iid: number, { route, query }: Menu): Promise<void> => navigate(route, { iid, ...query })

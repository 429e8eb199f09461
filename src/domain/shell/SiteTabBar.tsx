import { relaunchPath } from '@/routes/relaunchPath'
import bookIcon from '@/ui/icon/drawings/book.module.scss'
import bookFilledIcon from '@/ui/icon/drawings/bookFilled.module.scss'
import findIcon from '@/ui/icon/drawings/find.module.scss'
import findFilledIcon from '@/ui/icon/drawings/findFilled.module.scss'
import homeIcon from '@/ui/icon/drawings/home.module.scss'
import homeFilledIcon from '@/ui/icon/drawings/homeFilled.module.scss'
import orderIcon from '@/ui/icon/drawings/order.module.scss'
import orderFilledIcon from '@/ui/icon/drawings/orderFilled.module.scss'
import userIcon from '@/ui/icon/drawings/user.module.scss'
import userFilledIcon from '@/ui/icon/drawings/userFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { TabBar } from '@/ui/navigation/TabBar'

interface SiteTab {
  readonly title: string
  readonly path: string
  /** Picture address, or the name of a built-in icon. */
  readonly icon: string
}

export interface SiteTabBarProps {
  readonly tabs: readonly SiteTab[]
  /** Public path of the current screen. */
  readonly current: string
  /** Number of unread messages, shown on the member's tab. */
  readonly unread?: number
  /** True at the side of a wide screen. */
  readonly upright?: boolean
}

const ICONS: Readonly<Record<string, readonly [plain: string, filled: string]>> = {
  home: [homeIcon.drawing, homeFilledIcon.drawing],
  find: [findIcon.drawing, findFilledIcon.drawing],
  order: [orderIcon.drawing, orderFilledIcon.drawing],
  my: [userIcon.drawing, userFilledIcon.drawing],
  book: [bookIcon.drawing, bookFilledIcon.drawing],
}

const pathOnly = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/$/, '')

/** The tenant's tab bar. Choosing a tab closes all open pages. */
export function SiteTabBar({ tabs, current, unread = 0, upright = false }: SiteTabBarProps) {
  const active = tabs.find((tab) => pathOnly(tab.path) === pathOnly(current))
  return (
    <TabBar
      upright={upright}
      items={tabs.map((tab) => {
        const [plain, filled] = ICONS[tab.icon] ?? []
        return {
          key: keyOf(tab),
          text: tab.title,
          badge: tab.icon === 'my' ? unread : 0,
          icon: plain ? <Icon drawing={plain} size={24} /> : tab.icon,
          activeIcon: filled ? <Icon drawing={filled} size={24} /> : tab.icon,
        }
      })}
      {...(active ? { activeKey: keyOf(active) } : {})}
      onSelect={(key) => {
        const chosen = tabs.find((tab) => keyOf(tab) === key)
        if (chosen && chosen !== active) void relaunchPath(chosen.path)
      }}
    />
  )
}

/** The key under which tests find a tab: the name of its built-in icon, or its path when it has a picture. */
const keyOf = ({ icon, path }: SiteTab): string => (icon in ICONS ? icon : pathOnly(path).split('/').join('-'))

import { relaunchPath } from '@/routes/relaunchPath'
import { Icon, type IconName } from '@/ui/icon/Icon'
import { TabBar } from '@/ui/navigation/TabBar'

interface SiteTab {
  readonly title: string
  readonly path: string
  /** Picture address, or the name of one of the built-in icons. */
  readonly icon: string
}

export interface SiteTabBarProps {
  readonly tabs: readonly SiteTab[]
  /** Public path of the screen that carries the bar. */
  readonly current: string
  /** Unread messages, told on the member's own tab. */
  readonly unread?: number
  /** At the side of a wide screen. */
  readonly upright?: boolean
}

const ICONS: Readonly<Record<string, readonly [plain: IconName, filled: IconName]>> = {
  home: ['home', 'homeFilled'],
  find: ['find', 'findFilled'],
  order: ['order', 'orderFilled'],
  my: ['user', 'userFilled'],
  book: ['book', 'bookFilled'],
}

const pathOnly = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/$/, '')

/** The tenant's bar of main pages; choosing one leaves every open page behind. */
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
          icon: plain ? <Icon name={plain} size={24} /> : tab.icon,
          activeIcon: filled ? <Icon name={filled} size={24} /> : tab.icon,
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

/** Built-in icons name the tab for tests; a tenant's own picture leaves its path. */
const keyOf = ({ icon, path }: SiteTab): string => (icon in ICONS ? icon : pathOnly(path).split('/').join('-'))

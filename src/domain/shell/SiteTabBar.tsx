import { Category, CategoryF, Home, HomeF, Order, OrderF, User, UserF } from '@nutui/icons-react-taro'
import { relaunchPath } from '@/routes/relaunchPath'
import { TabBar } from '@/ui/navigation/TabBar'

interface SiteTab {
  readonly title: string
  readonly path: string
  /** Picture address, or the name of one of the built-in icons. */
  readonly icon: string
}

interface SiteTabBarProps {
  readonly tabs: readonly SiteTab[]
  /** Public path of the screen that carries the bar. */
  readonly current: string
}

type Icon = typeof Home

const ICONS: Readonly<Record<string, readonly [Icon, Icon]>> = {
  home: [Home, HomeF],
  find: [Category, CategoryF],
  order: [Order, OrderF],
  my: [User, UserF],
}

const pathOnly = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/$/, '')

/** The tenant's bar of main pages; choosing one leaves every open page behind. */
export function SiteTabBar({ tabs, current }: SiteTabBarProps) {
  const active = tabs.find((tab) => pathOnly(tab.path) === pathOnly(current))
  return (
    <TabBar
      items={tabs.map((tab) => {
        const [Plain, Filled] = ICONS[tab.icon] ?? []
        return {
          key: keyOf(tab),
          text: tab.title,
          icon: Plain ? <Plain size={22} color="var(--text-2)" /> : tab.icon,
          activeIcon: Filled ? <Filled size={22} color="var(--brand)" /> : tab.icon,
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

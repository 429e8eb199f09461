import { SiteTabBar } from '@/domain/shell/SiteTabBar'
import { currentPath } from '@/routes/login'
import { useSession } from '@/session/SessionProvider'

const pathOnly = (path: string): string => path.replace(/[?#].*$/, '')

/** The tenant's tab bar, on the screens that are one of its targets; nothing elsewhere. */
export function useTabBar() {
  const { tenant } = useSession()
  const current = currentPath()
  const isTarget = tenant.tabs.some(({ path }) => pathOnly(path) === pathOnly(current))
  return isTarget ? <SiteTabBar tabs={tenant.tabs} current={current} /> : null
}

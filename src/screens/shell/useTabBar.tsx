import { currentPath } from '@/routes/login'
import { useSession } from '@/session/SessionProvider'
import { HomeBar } from './HomeBar'

const pathOnly = (path: string): string => path.replace(/[?#].*$/, '')

/** The tenant's tab bar on screens that are tabs, the same on each; nothing elsewhere. */
export function useTabBar() {
  const { tenant } = useSession()
  const current = currentPath()
  const isTarget = tenant.tabs.some(({ path }) => pathOnly(path) === pathOnly(current))
  return isTarget ? <HomeBar tabs={tenant.tabs} current={current} /> : null
}

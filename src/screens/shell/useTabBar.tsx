import { currentPath } from '@/routes/login'
import { useSession } from '@/session/SessionProvider'
import { ShellTabBar } from './ShellTabBar'

const pathOnly = (path: string): string => path.replace(/[?#].*$/, '')

/** The tenant's tab bar on screens that are tabs; nothing elsewhere. */
export function useTabBar() {
  const { tenant } = useSession()
  const current = currentPath()
  const isTarget = tenant.tabs.some(({ path }) => pathOnly(path) === pathOnly(current))
  return isTarget ? <ShellTabBar tabs={tenant.tabs} current={current} /> : null
}

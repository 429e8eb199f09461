import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { currentPath } from '@/routes/login'
import { useSession } from '@/session/SessionProvider'
import { MessagesEntry } from './MessagesEntry'
import { ShellTabBar } from './ShellTabBar'
import css from './SideRail.module.scss'

/** The tenant's tabs and the messages at the side of wide screens; the style sheet hides them elsewhere. */
export const SideRail = observer(function SideRail() {
  const { tenant } = useSession()
  if (tenant.tabs.length === 0) return null
  return (
    <View id="side-rail" className={css.rail}>
      <ShellTabBar tabs={tenant.tabs} current={currentPath()} upright />
      <MessagesEntry id="rail-messages" />
    </View>
  )
})

import { observer } from 'mobx-react'
import { chatEntry } from '@/chat/ChatEntry'
import { SiteTabBar, type SiteTabBarProps } from '@/domain/shell/SiteTabBar'

/**
 * The tenant's tab bar with the number of unread messages. An observer of its own, so that the number renders no
 * screen again.
 */
export const ShellTabBar = observer(function ShellTabBar(props: Pick<SiteTabBarProps, 'tabs' | 'current' | 'upright'>) {
  return <SiteTabBar {...props} unread={chatEntry.unread} />
})

import { View } from '@tarojs/components'
import { chatEntry } from '@/chat/ChatEntry'
import type { SiteTabBarProps } from '@/domain/shell/SiteTabBar'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import css from './HomeBar.module.scss'
import { MessagesEntry } from './MessagesEntry'
import { ShellTabBar } from './ShellTabBar'

/** The tab bar of the tenant, with the messages as its last entry. */
export function HomeBar(props: Pick<SiteTabBarProps, 'tabs' | 'current'>) {
  useScreenShow(() => void chatEntry.count())
  return (
    <View className={css.bar}>
      <View className={css.tabs}>
        <ShellTabBar {...props} />
      </View>
      <View className={css.last}>
        <MessagesEntry id="messages-entry" />
      </View>
    </View>
  )
}

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { Avatar } from '@/ui/content/Avatar'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import { chatOverlays } from './ChatOverlays'
import css from './NoticeBanner.module.scss'
import { openChat, openMessagePanel } from './openChat'

const SHOWN_MS = 5000

/** Shows a message that arrives while the user looks at something else. A tap opens it; it disappears after a while. */
export const NoticeBanner = observer(function NoticeBanner() {
  const { notice } = chatOverlays
  const key = notice?.key
  useEffect(() => {
    if (key === undefined) return
    const timer = setTimeout(() => chatOverlays.tell(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [key])
  if (!notice) return null
  const { peer, name, avatar, words } = notice
  return (
    <View
      id="chat-notice"
      className={css.notice}
      {...pressProps(() => void (peer ? openChat(peer) : openMessagePanel()), { role: 'link' })}
    >
      <Avatar src={avatar} name={name} size="small" />
      <View className={css.words} {...semantics({ 'aria-live': 'polite' })}>
        <Text className={css.name}>{name}</Text>
        <Text className={css.line}>{words}</Text>
      </View>
    </View>
  )
})

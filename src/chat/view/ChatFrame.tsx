import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { OverlayHost } from '@/ui/feedback/OverlayHost'
import { joinClasses } from '@/ui/joinClasses'
import { screenHost } from '@/ui/screen/screenHost'
import { theme } from '@/ui/theme/Theme'
import css from './ChatFrame.module.scss'
import type { ChatFrameProps } from './ChatFrameProps'
import { useVisibleArea } from './useVisibleArea'

/** A page under the platform's bar; it ends above the keyboard. */
export const ChatFrame = observer(function ChatFrame({ id, title, tag, children }: ChatFrameProps) {
  const { covered } = useVisibleArea()
  const bar = tag ? `${title} · ${tag}` : title
  useEffect(() => screenHost().setTitle(bar), [bar])
  const height = covered > 0 ? { height: `calc(100vh - ${covered}px)` } : {}
  return (
    <View
      id="screen"
      className={joinClasses(css.page, covered === 0 && css.whole, theme.className)}
      style={{ ...theme.variables, ...height }}
    >
      <View id={id} className={css.body}>
        {children}
      </View>
      <OverlayHost />
    </View>
  )
})

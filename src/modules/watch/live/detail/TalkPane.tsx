import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import { watchInSight } from '@/platform/inSight'
import css from './TalkPane.module.scss'
import type { TalkPaneProps } from './TalkPaneProps'

/** The box of the talk. A mini-program does not tell how far a box is scrolled, but what is in sight. */
export function TalkPane({ onEnd, children }: TalkPaneProps) {
  const tell = useRef(onEnd)
  tell.current = onEnd
  useEffect(() => watchInSight('#talk', '#talk-end', (isAtEnd) => tell.current(isAtEnd)), [])
  return (
    <View id="talk" className={css.pane}>
      <View id="talk-end" className={css.end} />
      {children}
    </View>
  )
}

import { text } from '../messages'
import css from './TalkPane.module.scss'
import type { TalkPaneProps } from './TalkPaneProps'

/** This many px from the end still count as the end. */
const NEAR = 40

/** The box of the talk, which keyboards scroll too. */
export function TalkPane({ onEnd, children }: TalkPaneProps) {
  return (
    <div
      id="talk"
      className={css.pane}
      role="log"
      aria-label={text('talkTitle')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling area
      tabIndex={0}
      // Drawn from the bottom up, a box counts its way from the end, below zero.
      onScroll={({ currentTarget }) => onEnd(currentTarget.scrollTop > -NEAR)}
    >
      {children}
    </div>
  )
}

import { ScrollView, View } from '@tarojs/components'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import { ChatIcon } from './ChatIcon'
import css from './EmojiPanel.module.scss'
import { text } from './messages'

/** One code point each; every system font of the last ten years has them. */
const EMOJI = [
  ...'😀😁😂🤣😊😍😘😎🤔😴😭😡😱😅😉🙄😷🤗🤩🥳',
  ...'👍👎👌👏🙏💪👋🤝🙌🎉🎁🌹💐🔥⭐🌈🌞🌙⛄🍀',
  ...'⛺🏕🏔🏃🚴🏊🧗🎒🧭🚌🚄🍜🍵🍺🎂🍎📷📍📅⏰',
]

interface EmojiPanelProps {
  readonly onPick: (emoji: string) => void
  readonly onBack: () => void
}

/** Emoji to insert at the caret. The panel stays open, because people often choose several. */
export function EmojiPanel({ onPick, onBack }: EmojiPanelProps) {
  return (
    <View className={css.panel}>
      <ScrollView className={css.scroller} scrollY>
        <View id="chat-emoji-panel" className={css.grid} {...semantics({ role: 'group', 'aria-label': text('emoji') })}>
          {EMOJI.map((emoji) => (
            <View key={emoji} className={css.emoji} {...pressProps(() => onPick(emoji))}>
              {emoji}
            </View>
          ))}
        </View>
      </ScrollView>
      <View id="chat-emoji-back" className={css.back} {...pressProps(onBack, { label: text('emojiBack') })}>
        <ChatIcon name="back" />
      </View>
    </View>
  )
}

import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import { fingerProps } from '@/ui/press/fingerProps'
import { pressProps } from '@/ui/press/pressProps'
import css from './FoldedText.module.scss'
import { mayNeedFold } from './mayNeedFold'
import { text } from './messages'

interface FoldedTextProps {
  readonly id: string
  readonly words: string
  /** A tap on the words; keyboards have the head of the card. */
  readonly onPress: () => void
}

/** A text that folds at six lines. */
export function FoldedText({ id, words, onPress }: FoldedTextProps) {
  const [open, setOpen] = useState(false)
  const folds = mayNeedFold(words)
  return (
    <View>
      <Text
        id={id}
        className={joinClasses(css.text, folds && !open && css.folded)}
        userSelect
        {...fingerProps(onPress)}
      >
        {words}
      </Text>
      {folds && (
        <View className={css.more} {...pressProps(() => setOpen(!open), { pressed: open })}>
          <Text>{text(open ? 'fold' : 'unfold')}</Text>
        </View>
      )}
    </View>
  )
}

import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './FoldedText.module.scss'
import { mayNeedFold } from './mayNeedFold'
import { text } from './messages'

/** A text that folds at six lines. */
export function FoldedText({ id, words }: { readonly id: string; readonly words: string }) {
  const [open, setOpen] = useState(false)
  const folds = mayNeedFold(words)
  return (
    <View>
      <Text id={id} className={joinClasses(css.text, folds && !open && css.folded)} userSelect>
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

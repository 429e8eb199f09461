import { Text, View } from '@tarojs/components'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import { text } from '../messages'
import css from './LetterBar.module.scss'

interface LetterBarProps {
  readonly letters: readonly string[]
  readonly onJump: (letter: string) => void
}

/** The letters at the right: they stay while the list scrolls. */
export function LetterBar({ letters, onJump }: LetterBarProps) {
  return (
    <View className={css.bar} {...semantics({ role: 'group', 'aria-label': text('letters') })}>
      {letters.map((letter) => (
        <View
          key={letter}
          id={`jump-${letter}`}
          className={css.letter}
          {...pressProps(() => onJump(letter), { label: text('letter', { letter }) })}
        >
          <Text>{letter}</Text>
        </View>
      ))}
    </View>
  )
}

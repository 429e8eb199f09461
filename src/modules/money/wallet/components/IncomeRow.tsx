import type { IncomeEntry } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@/locales/formatMoment'
import { StatusTag } from '@/ui/content/StatusTag'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import { signedYuan } from '../signedYuan'
import css from './IncomeRow.module.scss'

interface IncomeRowProps {
  readonly entry: IncomeEntry
  /** Shows dots in place of the amount. */
  readonly hidden?: boolean
  readonly onPress: () => void
}

/** One entry of the wallet: what it is for, when, how much, and its state while it is not final. */
export const IncomeRow = observer(function IncomeRow({ entry, hidden, onPress }: IncomeRowProps) {
  const { id, kind, title, amount, state, at } = entry
  const word = text(`kind_${kind}`)
  return (
    <View id={`income-${id}`} className={css.row} {...pressProps(onPress, { role: 'link' })}>
      <View className={css.words}>
        <Text className={css.kind}>{word}</Text>
        {title && title !== word && <Text className={css.title}>{title}</Text>}
        <Text className={css.time}>{formatMoment(at, 'at')}</Text>
      </View>
      <View className={css.end}>
        <Text className={joinClasses(css.amount, amount > 0 && css.came, state === 'reversed' && css.undone)}>
          {hidden ? '••••' : signedYuan(amount)}
        </Text>
        {state !== 'settled' && (
          <StatusTag look="word" tone={state === 'pending' ? 'warning' : 'plain'}>
            {text(`state_${state}`)}
          </StatusTag>
        )}
      </View>
    </View>
  )
})

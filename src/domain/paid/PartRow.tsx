import { formatSeconds, type PaidItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import checkIcon from '@/ui/icon/drawings/check.module.scss'
import lockIcon from '@/ui/icon/drawings/lock.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { isFinished } from './isFinished'
import { text } from './messages'
import css from './PartRow.module.scss'

interface PartRowProps {
  readonly item: PaidItem
  readonly number: number
  readonly kind: keyof typeof TRIALS
  readonly isOpen: boolean
  /** True while the item must be bought: free parts then have a label. */
  readonly selling: boolean
  readonly onPress: () => void
}

const TRIALS = { book: 'trialRead', audio: 'trialHear', video: 'trialWatch' } as const

/** One chapter, track or episode with its state. */
export function PartRow({ item, number, kind, isOpen, selling, onPress }: PartRowProps) {
  const isBook = kind === 'book'
  const finished = isFinished(item)
  const share = item.length > 0 && !finished ? Math.min(1, item.seen / item.length) : 0
  const state = item.locked ? (item.trial > 0 ? text(TRIALS[kind]) : '') : selling ? text('free') : ''
  return (
    <View id={`part-${item.id}`} className={joinClasses(css.row, isOpen && css.open)} {...pressProps(onPress)}>
      <Text className={css.number}>{number}</Text>
      <View className={css.words}>
        <Text className={css.title}>{item.title}</Text>
        <View className={css.notes}>
          <Text className={css.note}>
            {isBook ? text('words', { count: item.length }) : formatSeconds(item.length)}
          </Text>
          {isOpen && !isBook && <Text className={css.now}>{text('playing')}</Text>}
          {state !== '' && <Text className={css.free}>{state}</Text>}
        </View>
        {share > 0 && (
          <View className={css.track}>
            <View className={css.done} style={{ width: `${Math.round(share * 100)}%` }} />
          </View>
        )}
      </View>
      {item.locked ? (
        <View className={css.mark}>
          <Icon drawing={lockIcon.drawing} size={18} />
        </View>
      ) : (
        finished && (
          <View className={css.finished}>
            <Icon drawing={checkIcon.drawing} size={18} />
          </View>
        )
      )}
    </View>
  )
}

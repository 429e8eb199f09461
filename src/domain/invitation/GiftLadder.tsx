import type { InviteGift } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { StatusTag } from '@/ui/content/StatusTag'
import css from './GiftLadder.module.scss'
import { text } from './messages'

interface GiftLadderProps {
  readonly gifts: readonly InviteGift[]
  readonly count: number
  /** Takes a gift; absent where the ladder is only shown. */
  readonly onTake?: (gift: InviteGift) => void
  /** The gift that is being taken. */
  readonly taking?: string
}

/** The steps of the ladder with the gift of each, how far one is, and what was taken. */
export function GiftLadder({ gifts, count, onTake, taking }: GiftLadderProps) {
  return (
    <View className={css.ladder}>
      {gifts.map((gift) => (
        <View key={gift.id} id={`gift-${gift.id}`} className={css.step}>
          <View className={css.words}>
            <Text className={css.name}>
              {gift.kind === 'coins' ? text('coins', { count: gift.amount }) : gift.name}
            </Text>
            <Text className={css.note}>
              {gift.need === 0
                ? text('welcome')
                : text('progress', { count: Math.min(count, gift.need), need: gift.need })}
            </Text>
            {gift.need > 0 && (
              <View className={css.bar}>
                <View className={css.filled} style={{ width: `${Math.min(100, (count / gift.need) * 100)}%` }} />
              </View>
            )}
          </View>
          {gift.state === 'ready' && onTake ? (
            <AppButton
              id={`take-${gift.id}`}
              kind="primary"
              size="small"
              loading={taking === gift.id}
              onPress={() => onTake(gift)}
            >
              {text('take')}
            </AppButton>
          ) : (
            <StatusTag tone={gift.state === 'locked' ? 'plain' : 'success'} look="word">
              {text(gift.state)}
            </StatusTag>
          )}
        </View>
      ))}
    </View>
  )
}

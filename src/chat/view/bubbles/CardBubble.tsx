import type { Action } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../messages'
import css from './bubbles.module.scss'
import { cardOf } from './cardOf'

interface CardBubbleProps {
  readonly operateCardString: string
  readonly onOpen: (action: Action) => void
}

export function CardBubble({ operateCardString, onOpen }: CardBubbleProps) {
  const card = cardOf(operateCardString)
  if (!card) return <Text>{text('card')}</Text>
  return (
    <View className={css.card} {...pressProps(() => onOpen(card.action), { role: 'link' })}>
      {card.imgUrl && (
        <View className={css.cover}>
          <Picture src={card.imgUrl} size="half" />
        </View>
      )}
      <Text className={card.imgUrl ? css.cardTitle : css.cardWords}>{card.title}</Text>
      {!card.imgUrl && card.action.url && <Text className={css.cardLink}>{text('openItem')}</Text>}
    </View>
  )
}

import type { Action, ChatBody, TipNotify } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { joinClasses } from '@/ui/joinClasses'
import type { VoicePlayer } from '../../media/VoicePlayer'
import type { ItemCards } from '../../subject/ItemCards'
import type { LinkedPlace } from '../../subject/linkedPlace'
import type { TextPart } from '../../text/linkParts'
import { splitQuote } from '../../text/quote'
import { LinkText } from '../LinkText'
import { text } from '../messages'
import type { ShownMessage } from '../ShownMessage'
import css from './bubbles.module.scss'
import { CardBubble } from './CardBubble'
import { ItemBubble, type ItemBubbleProps } from './ItemBubble'
import { PictureBubble } from './PictureBubble'
import { VideoBubble } from './VideoBubble'
import { VoiceBubble } from './VoiceBubble'

export interface BodyActions {
  readonly onPreview: (src: string) => void
  readonly onAction: (action: Action) => void
  /** The items that texts link to; without them an address stays a plain link. */
  readonly cards?: ItemCards | null
  readonly onPlace?: ItemBubbleProps['onPlace']
  /** Plays voice messages; notices have none. */
  readonly voices?: Voices
}

export interface Voices {
  readonly player: VoicePlayer
  isNewVoice(message: ShownMessage): boolean
}

interface MessageBodyProps extends BodyActions {
  readonly message: ShownMessage
  readonly id: string
  readonly body: ChatBody
  readonly place: LinkedPlace | null
  readonly tipNotify: TipNotify | null
  /** Class with the bubble's colours. */
  readonly tone: string | undefined
  /** Splits text into links. Dialog and panel use different rules. */
  readonly partsOf: (text: string) => readonly TextPart[]
}

/** The content of a message, by its type. */
export const MessageBody = observer(function MessageBody(props: MessageBodyProps) {
  const { id, body, place, tipNotify, tone, partsOf, cards, voices, message, onPreview, onAction, onPlace } = props
  if (tipNotify)
    return (
      <View className={css.coupon}>
        <Text className={css.couponName}>{tipNotify.name}</Text>
        <Text className={css.couponDesc}>{tipNotify.desc}</Text>
      </View>
    )
  if (place && cards && onPlace) return <ItemBubble place={place} cards={cards} onPlace={onPlace} />
  switch (body.type) {
    case 1:
    case 10: {
      const quote = splitQuote(body.text)
      return (
        <View className={joinClasses(css.text, tone)}>
          {quote && <Text className={css.quote}>{quote.quoted}</Text>}
          <LinkText parts={partsOf(quote?.words ?? body.text)} />
        </View>
      )
    }
    case 2:
      return <PictureBubble src={body.imageUrl} onPreview={onPreview} />
    case 3:
      if (!voices) return <Text>{text('voiceShort')}</Text>
      return (
        <VoiceBubble
          id={id}
          src={body.voiceUrl}
          tone={tone}
          player={voices.player}
          isNew={voices.isNewVoice(message)}
        />
      )
    case 4:
      return <VideoBubble src={body.videoUrl} poster={body.videoImageUrl} id={`video-${id}`} />
    case 11:
      return <CardBubble operateCardString={body.operateCardString} onOpen={onAction} />
  }
})

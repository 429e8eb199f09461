import type { Action, ChatBody, TipNotify } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { joinClasses } from '@/ui/joinClasses'
import type { TextPart } from '../../text/linkParts'
import { LinkText } from '../LinkText'
import css from './bubbles.module.scss'
import { CardBubble } from './CardBubble'
import { PictureBubble } from './PictureBubble'
import { VideoBubble } from './VideoBubble'
import { VoiceBubble } from './VoiceBubble'

export interface BodyActions {
  readonly onPreview: (src: string) => void
  readonly onAction: (action: Action) => void
}

interface MessageBodyProps extends BodyActions {
  readonly id: string
  readonly body: ChatBody
  readonly tipNotify: TipNotify | null
  /** Class with the bubble's colours. */
  readonly tone: string | undefined
  /** Splits text into links. Dialog and panel use different rules. */
  readonly partsOf: (text: string) => readonly TextPart[]
}

/** The content of a message, by its type. */
export function MessageBody({ id, body, tipNotify, tone, partsOf, onPreview, onAction }: MessageBodyProps) {
  if (tipNotify)
    return (
      <View className={css.coupon}>
        <Text className={css.couponName}>{tipNotify.name}</Text>
        <Text className={css.couponDesc}>{tipNotify.desc}</Text>
      </View>
    )
  switch (body.type) {
    case 1:
    case 10:
      return (
        <View className={joinClasses(css.text, tone)}>
          <LinkText parts={partsOf(body.text)} />
        </View>
      )
    case 2:
      return <PictureBubble src={body.imageUrl} onPreview={onPreview} />
    case 3:
      return <VoiceBubble src={body.voiceUrl} className={tone} />
    case 4:
      return <VideoBubble src={body.videoUrl} poster={body.videoImageUrl} id={`video-${id}`} />
    case 11:
      return <CardBubble operateCardString={body.operateCardString} onOpen={onAction} />
  }
}

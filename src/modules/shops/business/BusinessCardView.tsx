import type { BusinessCard } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Avatar } from '@/ui/content/Avatar'
import { StatusTag } from '@/ui/content/StatusTag'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import css from './business.module.scss'
import { text } from './messages'

interface BusinessCardViewProps {
  readonly card: Pick<BusinessCard, 'personal' | 'business' | 'look'> & { readonly verified?: boolean }
}

/** The front of a business card, in its template. */
export function BusinessCardView({ card }: BusinessCardViewProps) {
  const { personal, business, look } = card
  const { template, cover } = look
  return (
    <View id="business-card" className={joinClasses(css.card, template !== 'plain' && css[template])}>
      {cover && <Picture src={cover} alt="" ratio={2} lazy={false} />}
      <View className={css.inside}>
        <Avatar src={personal.headImg} name={personal.name} size="large" />
        <View className={css.words}>
          <View className={css.badges}>
            <Text className={css.name}>{personal.name}</Text>
            {card.verified && <StatusTag tone="success">{text('verified')}</StatusTag>}
          </View>
          {personal.post && <Text className={css.line}>{personal.post}</Text>}
          {business.company && <Text className={css.line}>{business.company}</Text>}
          {personal.phone && <Text className={css.line}>{personal.phone}</Text>}
        </View>
      </View>
    </View>
  )
}

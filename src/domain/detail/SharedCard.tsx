import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Avatar } from '@/ui/content/Avatar'
import { Facts } from '@/ui/content/Facts'
import { Picture } from '@/ui/media/Picture'
import css from './SharedCard.module.scss'

interface SharedCardProps {
  /** Ids are `<id>-from` and `<id>-title`. */
  readonly id: string
  /** Who recommends it, in words; empty where nobody does. */
  readonly from: string
  readonly sharer?: { readonly nickname: string; readonly headImg: string } | null
  readonly cover: string
  /** Empty when the item is not known: then only the words about the sharer show. */
  readonly title: string
  readonly ratio: number
  /** Above the title: a price. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A recommended item behind a shared link: who recommends it, its picture and title, and what its kind adds. */
export function SharedCard({ id, from, sharer, cover, title, ratio, lead, children }: SharedCardProps) {
  return (
    <View className={css.page}>
      {from !== '' && (
        <View id={`${id}-from`} className={css.from}>
          {sharer && <Avatar src={sharer.headImg} name={sharer.nickname} size="small" />}
          <Text>{from}</Text>
        </View>
      )}
      {title !== '' && (
        <View className={css.card}>
          <View className={css.cover}>
            <Picture src={cover} alt={title} ratio={ratio} lazy={false} />
          </View>
          <View className={css.words}>
            {lead}
            <Text id={`${id}-title`} className={css.title}>
              {title}
            </Text>
            {children}
          </View>
        </View>
      )}
    </View>
  )
}

/** A quiet line of the card: words, or facts with points between them. */
export function SharedNote({ children }: { readonly children: string }) {
  return (
    <View className={css.note}>
      <Facts text={children} />
    </View>
  )
}

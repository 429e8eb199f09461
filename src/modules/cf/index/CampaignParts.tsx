import type { CfAnswer, CfCampaign } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatWritten } from '@/locales/formatWritten'
import { Avatar } from '@/ui/content/Avatar'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { RichText } from '@/ui/content/RichText'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import css from '../cf.module.scss'
import { text } from '../messages'

interface TopThreeProps {
  readonly top: CfAnswer['top']
  readonly onOpen: (projectId: string) => void
  readonly onRank: () => void
}

/** The three projects with the most. */
export function TopThree({ top, onOpen, onRank }: TopThreeProps) {
  return (
    <View className={css.list}>
      <SectionHeading title={text('top')} actionText={text('wholeRank')} onAction={onRank} />
      {top.length === 0 && <Text className={css.note}>{text('noTop')}</Text>}
      {top.map(({ projectId, name, headImg, raised, goal }, index) => (
        <View
          key={projectId}
          id={`top-${projectId}`}
          className={css.row}
          {...pressProps(() => onOpen(projectId), { role: 'link' })}
        >
          <Text className={css.strong}>{String(index + 1)}</Text>
          <Avatar src={headImg} name={name} />
          <View className={css.grow}>
            <Text className={css.name}>{name}</Text>
            <Text className={css.note}>{text('goalIs', { goal: priceNumber(goal) })}</Text>
          </View>
          <Price fen={raised} />
        </View>
      ))}
    </View>
  )
}

/** What a support is thanked with. */
export function Tiers({ tiers }: Pick<CfCampaign, 'tiers'>) {
  if (tiers.length === 0) return null
  return (
    <View className={css.list}>
      <SectionHeading title={text('tiers')} />
      {tiers.map(({ id, title, desc, price }) => (
        <View key={id} className={css.row}>
          <View className={css.grow}>
            <Text className={css.name}>{title}</Text>
            <Text className={css.note}>{desc}</Text>
          </View>
          <Price fen={price} />
        </View>
      ))}
    </View>
  )
}

/** Where the projects lead. */
export function Places({ places }: Pick<CfCampaign, 'places'>) {
  if (places.length === 0) return null
  return (
    <View className={css.list}>
      <SectionHeading title={text('places')} />
      {places.map(({ id, name, img, day, cost, left }) => (
        <View key={id} className={css.row}>
          <View className={css.thumb}>
            <Picture src={img} alt="" ratio={4 / 3} radius="control" />
          </View>
          <View className={css.grow}>
            <View className={css.line}>
              <Text className={css.name}>{name}</Text>
              <Text className={css.note}>{left > 0 ? text('quotaLeft', { count: left }) : text('quotaNone')}</Text>
            </View>
            <Text
              className={css.note}
            >{`${formatWritten(day)} · ${text('placeGoal', { goal: priceNumber(cost) })}`}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}

/** How the campaign works. */
export function Rules({ rules }: Pick<CfCampaign, 'rules'>) {
  if (rules === '') return null
  return (
    <View className={css.list}>
      <SectionHeading title={text('rules')} />
      <View className={css.card}>
        <View className={css.words}>
          <RichText html={rules} />
        </View>
      </View>
    </View>
  )
}

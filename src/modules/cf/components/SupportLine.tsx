import type { CfSupport } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { Avatar } from '@/ui/content/Avatar'
import { Price } from '@/ui/content/Price'
import { pressProps } from '@/ui/press/pressProps'
import css from '../cf.module.scss'
import { text } from '../messages'

interface SupportLineProps {
  readonly support: CfSupport
  /** Absent where only the amount is shown. */
  readonly onPress?: (() => void) | undefined
}

/** The name that others see of a supporter. */
export const supporterName = ({ anonymous, mine, name }: CfSupport): string =>
  anonymous && !mine ? text('anonymous') : name

/** One support of a list. */
export function SupportLine({ support, onPress }: SupportLineProps) {
  const name = supporterName(support)
  return (
    <View id={`support-${support.id}`} className={css.row} {...pressProps(onPress, { role: 'link' })}>
      <Avatar src={support.headImg} name={name} />
      <View className={css.grow}>
        <View className={css.line}>
          <Text className={css.name}>{support.mine ? `${name}（${text('mine')}）` : name}</Text>
          <Price fen={support.amount} />
        </View>
        {support.message !== '' && <Text className={css.text}>{support.message}</Text>}
        <Text className={css.note}>{[formatMoment(support.at, 'at'), support.tier].filter(Boolean).join(' · ')}</Text>
        {support.thanks !== '' && <Text className={css.note}>{`${text('thanks')}：${support.thanks}`}</Text>}
      </View>
    </View>
  )
}

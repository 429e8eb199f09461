import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { text } from './later/messages'
import type { SectionProps } from './SectionProps'
import css from './VipSection.module.scss'

/** Type 24: the membership card with the viewer's status. */
export function VipSection({ section, host }: SectionProps<24>) {
  const { cardId, benefits, isVip, expireAt } = section.data
  return (
    <View className={css.card}>
      <View className={css.words}>
        <Text className={css.title}>{section.title || text('vipTitle')}</Text>
        <Text className={css.line}>{benefits.join(' · ')}</Text>
        {isVip && expireAt && (
          <Text className={css.line}>{text('vipUntil', { date: formatMoment(expireAt, 'date') })}</Text>
        )}
      </View>
      <AppButton kind="accent" size="small" onPress={() => host.openVip(cardId)}>
        {isVip ? text('vipRenew') : text('vipOpen')}
      </AppButton>
    </View>
  )
}

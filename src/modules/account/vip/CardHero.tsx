import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@/locales/formatMoment'
import { navigate } from '@/routes/navigate'
import { AppButton } from '@/ui/action/AppButton'
import { joinClasses } from '@/ui/joinClasses'
import css from './index.module.scss'
import { text } from './messages'
import { groupedNumber, type VipStore } from './VipStore'

/** The card as one would hold it: number, end, and the days that are left. */
export const CardHero = observer(function CardHero({ iid, store }: { readonly iid: number; readonly store: VipStore }) {
  const { profile, standing, daysLeft, canRenew } = store
  const end = profile?.expireAt ?? 0
  return (
    <View id="vip-card" className={joinClasses(css.hero, standing === 'ended' && css.ended)}>
      <Text className={css.heroTitle}>{profile?.cardTitle || text('notYet')}</Text>
      {profile?.cardNo ? (
        <Text className={css.number}>{groupedNumber(profile.cardNo)}</Text>
      ) : (
        <Text className={css.heroNote}>{text('why')}</Text>
      )}
      {standing === 'running' && (
        <Text className={css.heroNote}>{text('running', { date: formatMoment(end, 'date'), count: daysLeft })}</Text>
      )}
      {standing === 'ended' && (
        <Text className={css.heroNote}>{text('ended', { date: formatMoment(end, 'date') })}</Text>
      )}
      {store.cards.length > 0 && (standing !== 'running' || canRenew) && (
        <View className={css.heroAct}>
          <AppButton id="vip-renew" size="small" onPress={() => void navigate('pay.vipBuy', { iid })}>
            {text(standing === 'never' ? 'join' : 'renew')}
          </AppButton>
        </View>
      )}
    </View>
  )
})

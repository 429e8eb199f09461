import { getVipProfile, listVipBenefits, listVipCards, VIP_BENEFIT_TYPE, type VipBenefit } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { joinClasses } from '@/ui/joinClasses'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from './index.module.scss'
import { text } from './messages'
import { groupedNumber, stepOf, VipStore } from './VipStore'

function Vip() {
  const { iid } = useRoute<'account.vip'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new VipStore({
        fetchProfile: () => call(getVipProfile, { iid }),
        fetchBenefits: () => call(listVipBenefits, { iid }),
        fetchCards: () => call(listVipCards, { iid }),
        now: Date.now,
      }),
  )
  const load = async () => {
    await member.ready()
    if (member.isMember) await store.load()
  }
  // Claims and payments on other screens change what is left.
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  const { standing } = store
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, store.state)}
      skeleton={<CardsSkeleton />}
      onRefresh={load}
    >
      <View className={css.page}>
        <CardHero iid={iid} store={store} />
        {standing !== 'running' && store.cards.length > 0 && (
          <>
            <SectionHeading title={text('cards')} />
            <RowGroup>
              {store.cards.map(({ id, cardTitle, days, price }) => (
                <ListRow
                  key={id}
                  id={`vip-buy-${id}`}
                  title={cardTitle}
                  note={text('days', { days })}
                  value={<Price fen={price} />}
                  onPress={() => void navigate('pay.vipBuy', { iid, id })}
                />
              ))}
            </RowGroup>
          </>
        )}
        <SectionHeading title={text('benefits')} />
        {store.benefits.length === 0 && <Text className={css.none}>{text('none')}</Text>}
        {store.benefits.map((benefit) => (
          <BenefitCard key={benefit.id} iid={iid} benefit={benefit} isVip={standing === 'running'} />
        ))}
        <RowGroup>
          <ListRow
            id="vip-records"
            title={text('records')}
            onPress={() => void navigate('vipWriteOff.recordList', { iid })}
          />
          <ListRow
            id="vip-on-site"
            title={text('onSite')}
            onPress={() => void navigate('pay.vipWriteOffIndex', { iid })}
          />
        </RowGroup>
      </View>
    </ScreenFrame>
  )
}

/** The card as one would hold it: number, end, and the days that are left. */
const CardHero = observer(function CardHero({ iid, store }: { readonly iid: number; readonly store: VipStore }) {
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
      {(standing !== 'running' || canRenew) && (
        <View className={css.heroAct}>
          <AppButton id="vip-renew" size="small" onPress={() => void navigate('pay.vipBuy', { iid })}>
            {text(standing === 'never' ? 'join' : 'renew')}
          </AppButton>
        </View>
      )}
    </View>
  )
})

interface BenefitCardProps {
  readonly iid: number
  readonly benefit: VipBenefit
  readonly isVip: boolean
}

/** A benefit with what is left of it, and its one next step. */
function BenefitCard({ iid, benefit, isVip }: BenefitCardProps) {
  const { id, name, desc, img, type, quota, left, surcharge, openRecordId } = benefit
  const step = stepOf(benefit)
  const open = () => {
    // The same screen takes the surcharge.
    if (step === 'code' || step === 'pay') return navigate('pay.writeOff', { iid, id: openRecordId ?? '' })
    if (step === 'parcel') return navigate('vipWriteOff.recordList', { iid })
    return navigate('vipWriteOff.recordRecv', { iid, id })
  }
  return (
    <Card padded={false}>
      <View id={`benefit-${id}`} className={css.benefit}>
        <View className={css.picture}>
          <Picture src={img} alt={name} ratio={1} />
        </View>
        <View className={css.words}>
          <Text className={css.name}>{name}</Text>
          <Text className={css.desc}>{desc}</Text>
          <Text className={css.fact}>
            {step === 'other' ? text('quota', { quota }) : text('left', { left: left ?? 0, quota })}
            {surcharge > 0 ? ` · ${text('surcharge', { yuan: priceNumber(surcharge) })}` : ''}
          </Text>
          {isVip && step === 'other' && <Text className={css.fact}>{text('otherCard')}</Text>}
          {isVip && step !== 'other' && (
            <View className={css.act}>
              <AppButton
                id={`take-${id}`}
                size="small"
                kind="primary"
                disabled={step === 'usedUp'}
                onPress={() => void open()}
              >
                {step === 'take' ? text(TAKE_WORDS[type] ?? 'take') : text(step)}
              </AppButton>
            </View>
          )}
        </View>
      </View>
    </Card>
  )
}

const TAKE_WORDS: Readonly<Record<number, 'use' | 'take' | 'takeCoupon'>> = {
  [VIP_BENEFIT_TYPE.onSite]: 'use',
  [VIP_BENEFIT_TYPE.parcel]: 'take',
  [VIP_BENEFIT_TYPE.coupon]: 'takeCoupon',
}

export default observer(Vip)

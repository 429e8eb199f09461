import { getVipProfile, listVipBenefits, listVipCards, type VipBenefit } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { environment } from '@/platform/environment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { BenefitCard, TAKE_WORDS } from './BenefitCard'
import { CardHero } from './CardHero'
import css from './index.module.scss'
import { text } from './messages'
import { stepOf, VipStore } from './VipStore'

function Vip() {
  const { iid } = useRoute<'account.vip'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new VipStore({
        fetchProfile: () => call(getVipProfile, { iid }),
        fetchBenefits: () => call(listVipBenefits, { iid }),
        fetchCards: () => call(listVipCards, { iid }),
        now: serverNow,
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
  // The platform forbids selling memberships there, and showing their prices.
  const { isIos, isMiniProgram } = environment()
  const showsPrices = !(isIos && isMiniProgram)
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(
        member,
        store.state.kind === 'ready' && store.isEmpty ? { kind: 'empty', message: text('none') } : store.state,
      )}
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
                  {...(showsPrices ? { value: <Price fen={price} /> } : {})}
                  onPress={() => void navigate('pay.vipBuy', { iid, id })}
                />
              ))}
            </RowGroup>
          </>
        )}
        <SectionHeading title={text('benefits')} />
        {store.benefits.length === 0 && <Text className={css.none}>{text('none')}</Text>}
        {store.benefits.map((benefit) => (
          <OwnBenefit key={benefit.id} iid={iid} benefit={benefit} isVip={standing === 'running'} />
        ))}
        <RowGroup>
          <ListRow id="vip-welfare" title={text('byCard')} onPress={() => void navigate('info.vipWelfare', { iid })} />
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

interface OwnBenefitProps {
  readonly iid: number
  readonly benefit: VipBenefit
  readonly isVip: boolean
}

/** A benefit with its one next step. */
function OwnBenefit({ iid, benefit, isVip }: OwnBenefitProps) {
  const { id, type, openRecordId } = benefit
  const step = stepOf(benefit)
  const open = () => {
    // The same screen takes the surcharge.
    if (step === 'code' || step === 'pay') return navigate('pay.writeOff', { iid, id: openRecordId ?? '' })
    if (step === 'parcel') return navigate('vipWriteOff.recordList', { iid })
    return navigate('vipWriteOff.recordRecv', { iid, id })
  }
  return (
    <BenefitCard benefit={benefit}>
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
    </BenefitCard>
  )
}

export default observer(Vip)

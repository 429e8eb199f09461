import {
  getVipProfile,
  listVipBenefits,
  listVipCards,
  takeVipBenefit,
  VIP_BENEFIT_TYPE,
  type VipBenefit,
  type VipProfile,
} from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { TicketCode } from '@/domain/order/TicketCode'
import { call } from '@/gateway/call'
import { createId } from '@/lib/createId'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useShownCode } from '@/screens/desk/useShownCode'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { BenefitCard, TAKE_WORDS } from '../vip/BenefitCard'
import { CardHero } from '../vip/CardHero'
import css from '../vip/index.module.scss'
import { text as vipText } from '../vip/messages'
import { stepOf, VipStore } from '../vip/VipStore'
import { text } from './messages'
import { type WelfareGroup, WelfareStore } from './WelfareStore'

/** What a visitor's card is: none. */
const NO_CARD: VipProfile = { isVip: false, cardId: null, cardNo: '', cardTitle: '', cardDate: '', expireAt: null }

/** What each card gives, and what is left of it for the own one; a claim shows its code in place. */
function VipWelfare() {
  const { iid } = useRoute<'info.vipWelfare'>()
  const { member } = useSession()
  const [store] = useState(() => {
    const vip = new VipStore({
      fetchProfile: async () => (member.isMember ? await call(getVipProfile, { iid }) : NO_CARD),
      fetchBenefits: () => call(listVipBenefits, { iid }),
      fetchCards: () => call(listVipCards, { iid }),
      now: serverNow,
    })
    return new WelfareStore(vip, {
      take: ({ id, type }, infos) =>
        call(takeVipBenefit, {
          ...{ iid, type: String(type), targetId: id },
          ...(type === VIP_BENEFIT_TYPE.onSite ? {} : { infos }),
        }),
      newRequest: createId,
    })
  })
  const { vip } = store
  useKnownMember(() => store.load())
  useScreenShow(() => {
    if (vip.state.kind === 'ready') void store.load()
  })
  useShownCode(store.showing, store)
  const claim = async (benefit: VipBenefit) => {
    if (!member.isMember) {
      if (!(await member.requireMember())) return
      return await store.load()
    }
    if (vip.standing !== 'running') return await navigate('account.vipBuy', { iid, id: benefit.cardId ?? undefined })
    try {
      const claimed = await store.take(benefit)
      if (claimed?.to === 'coupon') toast.success(text('gotCoupon'))
      if (claimed?.to === 'pay') await navigate('pay.writeOff', { iid, id: claimed.recordId })
      if (claimed?.to === 'address') await navigate('vipWriteOff.recordRecv', { iid, id: benefit.id })
      if (claimed?.to === 'records') await navigate('vipWriteOff.recordList', { iid })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  // Without a card and a benefit the hero would promise what does not follow.
  const state: ScreenState =
    vip.state.kind === 'ready' && vip.isEmpty ? { kind: 'empty', message: text('none') } : vip.state
  return (
    <ScreenFrame title={text('title')} state={state} skeleton={<CardsSkeleton />} onRefresh={() => store.load()}>
      <View className={css.page}>
        <CardHero iid={iid} store={vip} />
        {store.groups.map((group) => (
          <CardGroup key={group.key} store={store} group={group} onClaim={(benefit) => void claim(benefit)} />
        ))}
        <RowGroup>
          <ListRow
            id="welfare-records"
            title={text('records')}
            onPress={() => void navigate('vipWriteOff.recordList', { iid })}
          />
        </RowGroup>
      </View>
    </ScreenFrame>
  )
}

interface CardGroupProps {
  readonly store: WelfareStore
  readonly group: WelfareGroup
  readonly onClaim: (benefit: VipBenefit) => void
}

/** A card with what it gives alone; or what every card gives. */
const CardGroup = observer(function CardGroup({ store, group, onClaim }: CardGroupProps) {
  const { card, benefits } = group
  const { profile, standing } = store.vip
  const isOwn = card !== null && standing === 'running' && profile?.cardId === card.id
  return (
    <>
      <SectionHeading
        title={card?.cardTitle ?? text('everyCard')}
        note={
          card === null
            ? ''
            : isOwn
              ? text('ownCard')
              : text('price', { yuan: priceNumber(card.price), days: card.days })
        }
      />
      {card && <Text className={css.desc}>{card.benefits.join(' · ')}</Text>}
      {card && benefits.length === 0 && <Text className={css.fact}>{text('nothingMore')}</Text>}
      {benefits.map((benefit) => (
        <ClaimCard key={benefit.id} store={store} benefit={benefit} onClaim={() => onClaim(benefit)} />
      ))}
    </>
  )
})

interface ClaimCardProps {
  readonly store: WelfareStore
  readonly benefit: VipBenefit
  readonly onClaim: () => void
}

/** A benefit with its one button, and below it the code while that is shown. */
const ClaimCard = observer(function ClaimCard({ store, benefit, onClaim }: ClaimCardProps) {
  const { id, name, type } = benefit
  const { shown, taking, vip } = store
  const step = stepOf(benefit)
  const isVip = vip.standing === 'running'
  const code = shown?.benefitId === id ? shown.code : ''
  return (
    <>
      <BenefitCard benefit={benefit}>
        {isVip && step === 'other' ? (
          <Text className={css.fact}>{vipText('otherCard')}</Text>
        ) : (
          <View className={css.act}>
            <AppButton
              id={`claim-${id}`}
              size="small"
              kind="primary"
              disabled={isVip && step === 'usedUp'}
              loading={taking === id}
              onPress={code === '' ? onClaim : () => store.hide()}
            >
              {!isVip
                ? text('buyFirst')
                : code !== ''
                  ? text('fold')
                  : step === 'take' || step === 'other'
                    ? vipText(TAKE_WORDS[type] ?? 'take')
                    : vipText(step)}
            </AppButton>
          </View>
        )}
      </BenefitCard>
      {code !== '' && <TicketCode title={name} code={{ code, name, used: false, usedAt: null }} />}
    </>
  )
})

export default observer(VipWelfare)

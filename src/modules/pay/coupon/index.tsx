import { type CouponOffer, claimCoupons, listCouponOffers } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { CouponTicket } from '@/domain/coupon/CouponTicket'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { onCoupons } from '@/gateway/onCoupons'
import { errorText } from '@/locales/errorText'
import { goHome, navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { GiftStore } from './GiftStore'
import css from './index.module.scss'
import { text } from './messages'

/** The coupons that come with a paid order. */
function Gift() {
  const { iid, query } = useRoute<'pay.coupon'>()
  const { member } = useSession()
  const orderId = query.gid || query.orderId || ''
  const [store] = useState(() => {
    const emptyState = () => ({
      ...{ kind: 'empty' as const, message: text('none'), actionText: text('home') },
      onAction: () => void goHome(iid),
    })
    return new GiftStore({
      fetch: async () => (orderId ? await call(listCouponOffers, { iid, orderId }) : []),
      claim: (ids) => {
        const couponIds = ids.join(',')
        return callOnce(`coupons:${iid}:${couponIds}`, claimCoupons, (reqId) => ({
          ...{ iid, rid: member.rid, couponIds, reqId },
        }))
      },
      emptyState,
    })
  })
  useKnownMember(() => member.status !== 'visitor' && store.load())
  useEffect(() => onCoupons(iid, (couponIds) => store.hold(couponIds)), [iid, store])
  const claim = async (offers?: readonly CouponOffer[]) => {
    try {
      const answer = await store.claim(offers)
      if (answer?.t === 0) toast.success(answer.msg)
      else if (answer) toast.error(answer.msg)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { offers, open, busy } = store
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, store.state)}
      skeleton={<CardsSkeleton />}
      onRefresh={() => store.load()}
      footer={
        offers.length > 0 && (
          <ActionBar>
            {store.claimedAny && (
              <AppButton id="gift-mine" stretch onPress={() => void navigate('account.coupon', { iid })}>
                {text('mine')}
              </AppButton>
            )}
            <AppButton
              id="gift-all"
              kind="accent"
              stretch
              loading={busy}
              disabled={open.length === 0}
              onPress={() => void claim()}
            >
              {text(open.length > 0 ? 'claimAll' : 'claimedAll')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <View className={css.page}>
        <View className={css.head}>
          <Text className={css.heading}>{text('heading', { count: offers.length })}</Text>
          <Text className={css.note}>{text('note')}</Text>
        </View>
        {offers.map((offer) => (
          <CouponTicket
            key={offer.couponId}
            coupon={offer}
            claimed={offer.claimed}
            onClaim={() => void claim([offer])}
          />
        ))}
      </View>
    </ScreenFrame>
  )
}

export default observer(Gift)

import { type CouponOffer, claimCoupon, getOrder, getOrderByTradeNo, listCouponOffers } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useMemo, useState } from 'react'
import { CouponTicket } from '@/domain/coupon/CouponTicket'
import { OfficialCode } from '@/domain/official/OfficialCode'
import { TicketCode } from '@/domain/order/TicketCode'
import { useAsk } from '@/flows/useAsk'
import { useOfficialCode } from '@/flows/useOfficialCode'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { goHome, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { screenReady } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { cashierOf } from '../openCashier'
import { boughtItem, homeOf } from './boughtItem'
import { ResultHead } from './components/ResultHead'
import css from './index.module.scss'
import { nextLabel, openNext } from './nextStep'
import { SuccessStore } from './SuccessStore'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function Success() {
  const { iid, query, name } = useRoute<'pay.paySuccess' | 'pay.actSuccess'>()
  const { member } = useSession()
  const { tradeNo = '', gid = '' } = query
  const [store] = useState(
    () =>
      new SuccessStore({
        tradeNo,
        gid,
        fetchTrade: (no) => call(getOrderByTradeNo, { iid, tradeNo: no }),
        fetchOrder: (orderId) => call(getOrder, { iid, orderId }),
        fetchOffers: (orderId) => call(listCouponOffers, { iid, orderId }),
        claim: ({ couponId }) => call(claimCoupon, { iid, rid: member.rid, couponId }),
        wait,
        now: Date.now,
      }),
  )
  useKnownMember(() => member.status !== 'visitor' && store.check())
  useEffect(() => () => store.stop(), [store])
  const { state, trade, order, offers } = store
  const item = useMemo(() => boughtItem(order), [order])
  const home = useMemo(() => homeOf(iid), [iid])
  const share = useShare({ title: order?.title ?? '', imgUrl: order?.img ?? '', of: item ?? home })
  const officialCode = useOfficialCode(iid, state === 'paid')
  const ask = useAsk(order?.lines[0]?.title ?? text('success'), order?.contact)
  const claim = async (offer: CouponOffer) => {
    try {
      const answer = await store.claim(offer)
      if (answer?.t === 0) toast.success(answer.msg)
      else if (answer) toast.error(answer.msg, { duration: 2000 })
    } catch (error) {
      toast.error(errorText(error), { duration: 2000 })
    }
  }
  const isAct = name === 'pay.actSuccess'
  const codes = order?.codes ?? []
  return (
    <ScreenFrame
      title={text(state === 'paid' ? 'success' : 'result')}
      state={memberScreen(member, screenReady)}
      onBack={() => void goHome(iid)}
      footer={
        <ActionBar>
          {state === 'paid' && trade && (
            <AppButton id="pay-next" kind="primary" stretch onPress={() => void openNext(iid, trade, order)}>
              {text(nextLabel(trade.orderType))}
            </AppButton>
          )}
          {(state === 'pending' || state === 'failed') && (
            <AppButton id="pay-again" kind="primary" stretch onPress={() => void store.check()}>
              {text('askAgain')}
            </AppButton>
          )}
          {state === 'unpaid' && trade && (
            <AppButton
              id="pay-cashier"
              kind="accent"
              stretch
              onPress={() => void replace(cashierOf(trade.orderType), { iid, gid: trade.gid })}
            >
              {text('toCashier')}
            </AppButton>
          )}
          {state !== 'paid' && state !== 'missing' && (gid || trade) && (
            <AppButton
              id="pay-order"
              stretch
              onPress={() => void replace('order.detail', { iid, gid: trade?.gid ?? gid })}
            >
              {text('toOrder')}
            </AppButton>
          )}
          {(state === 'paid' || state === 'missing') && (
            <AppButton id="pay-home" stretch onPress={() => void goHome(iid)}>
              {text('home')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      <View className={css.result}>
        <ResultHead state={state} message={store.message} enrolled={isAct} />
        {store.amount !== null && state !== 'failed' && (
          <View className={css.amount}>
            <Price fen={store.amount} size="large" tone="plain" />
          </View>
        )}
        {codes.length > 0 && (
          <View className={css.part}>
            <SectionHeading title={text('tickets')} />
            {codes.map((code) => (
              <TicketCode key={code.code} code={code} />
            ))}
          </View>
        )}
        {isAct && state === 'paid' && (
          <AppButton id="pay-ask" onPress={ask}>
            {text('askLeader')}
          </AppButton>
        )}
        {item && state === 'paid' && (
          <AppButton id="pay-share" onPress={share}>
            {text('shareBought')}
          </AppButton>
        )}
        <OfficialCode image={officialCode} />
        {offers.length > 0 && (
          <View className={css.part}>
            <SectionHeading title={text('offers')} />
            {offers.map((offer) => (
              <CouponTicket
                key={offer.couponId}
                coupon={offer}
                claimed={offer.claimed}
                onClaim={() => void claim(offer)}
              />
            ))}
          </View>
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(Success)

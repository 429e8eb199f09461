import type { CouponOffer } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo } from 'react'
import { CouponTicket } from '@/domain/coupon/CouponTicket'
import { OfficialCode } from '@/domain/official/OfficialCode'
import { LateMoneyNote } from '@/domain/order/LateMoneyNote'
import { TicketCode } from '@/domain/order/TicketCode'
import { useAsk } from '@/flows/useAsk'
import { useOfficialCode } from '@/flows/useOfficialCode'
import { errorText } from '@/locales/errorText'
import { useShare } from '@/overlays/share/useShare'
import { goHome, navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { EventSection } from '@/screens/event/EventSection'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { screenReady } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { boughtItem, homeOf } from './boughtItem'
import { ResultBar } from './components/ResultBar'
import { ResultHead } from './components/ResultHead'
import css from './index.module.scss'
import { useSuccess } from './useSuccess'

function Success() {
  const { iid, query, name } = useRoute<'pay.paySuccess' | 'pay.actSuccess'>()
  const { member } = useSession()
  const store = useSuccess(iid, query.tradeNo ?? '', query.gid ?? '')
  const { state, order, offers } = store
  const item = useMemo(() => boughtItem(order), [order])
  const home = useMemo(() => homeOf(iid), [iid])
  const share = useShare({ title: order?.title ?? '', imgUrl: order?.img ?? '', of: item ?? home })
  const officialCode = useOfficialCode(iid, state === 'paid')
  const ask = useAsk(order?.lines[0]?.title ?? text('success'), order?.contact)
  const claim = async (offer: CouponOffer) => {
    try {
      const answer = await store.claim(offer)
      if (answer?.t === 0) toast.success(answer.msg)
      else if (answer) toast.error(answer.msg)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const isAct = name === 'pay.actSuccess'
  const done = isAct ? 'enrolled' : 'ordered'
  const codes = order?.codes ?? []
  return (
    <ScreenFrame
      title={text(store.isFree ? done : state === 'paid' ? 'success' : 'result')}
      state={memberScreen(member, screenReady)}
      onBack={() => void goHome(iid)}
      footer={<ResultBar iid={iid} store={store} />}
    >
      <View className={css.result}>
        <ResultHead
          state={state}
          message={store.message}
          enrolled={isAct}
          title={store.isFree ? text(done) : undefined}
        />
        {store.amount !== null && !store.isFree && (
          <View className={css.amount}>
            <Price fen={store.amount} size="large" tone="plain" />
          </View>
        )}
        {store.trade?.late && <LateMoneyNote late={store.trade.late} />}
        {state === 'paid' && order?.event && <EventSection iid={iid} event={order.event} gid={order.gid} />}
        {state === 'paid' && order?.buyShare?.state === 0 && (
          <RowGroup>
            <ListRow
              id="pay-buy-share"
              title={text('buyShare', { yuan: priceNumber(order.buyShare.cashBack) })}
              note={text('buyShareNote', { count: order.buyShare.need - order.buyShare.count })}
              onPress={() => void navigate('order.buyShare', { iid, gid: order.gid })}
            />
          </RowGroup>
        )}
        {codes.length > 0 && (
          <View className={css.part}>
            <SectionHeading title={text('tickets')} />
            {codes.map((code) => (
              <TicketCode key={code.code} code={code} />
            ))}
          </View>
        )}
        {isAct && state === 'paid' && !order?.event?.leader && (
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
            <SectionHeading
              title={text('offers')}
              actionText={text('offersAll')}
              onAction={() => void navigate('pay.coupon', { iid, gid: store.gid })}
            />
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

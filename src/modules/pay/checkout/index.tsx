import { ORDER_TYPE, paidPart } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { entrantFieldId } from '@/domain/entrant/entrantFieldId'
import { OrderLines } from '@/domain/order/OrderLines'
import { PriceParts } from '@/domain/order/PriceParts'
import { WaitlistSheet } from '@/domain/waitlist/WaitlistSheet'
import { useWaitlistSheet } from '@/flows/useWaitlistSheet'
import { errorText } from '@/locales/errorText'
import { t } from '@/locales/t'
import { back, goHome, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { EventSection } from '@/screens/event/EventSection'
import { memberScreen } from '@/screens/member/memberScreen'
import { isOthers } from '@/session/PrepayStore'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { MediaCard } from '@/ui/content/MediaCard'
import { priceNumber } from '@/ui/content/priceNumber'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToElement, scrollToField } from '@/ui/fields/scrollToField'
import { joinClasses } from '@/ui/joinClasses'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { cashierOf, openCashier } from '../openCashier'
import type { CheckoutOutcome, CheckoutProblem } from './CheckoutOutcome'
import { CHECKOUTS, type CheckoutRoute } from './checkoutTypes'
import { AddressSection } from './components/AddressSection'
import { BalanceRow } from './components/BalanceRow'
import { ChoiceSection } from './components/ChoiceSection'
import { DiscountSection } from './components/DiscountSection'
import { EntrantSummary } from './components/EntrantSummary'
import { GoodsLines } from './components/GoodsLines'
import css from './index.module.scss'
import { useCheckout } from './useCheckout'

function Checkout() {
  const { iid, name, query } = useRoute<CheckoutRoute>()
  const { orderType, title, idKeys, max, unit } = CHECKOUTS[name]
  const id = idKeys.map((key) => query[key]).find(Boolean) ?? ''
  const { store, delivery, prepaid, pictures } = useCheckout({ iid, orderType, id, max, saleUserId: query.saleUserId })
  const { choice, waitlist, offer, frozen } = store
  const { member } = useSession()
  const officialCode = useWaitlistSheet(iid, waitlist)
  const { source } = choice
  const { calculation, price, refusal } = store.price
  const { balance } = calculation ?? {}
  const isGoods = orderType === ORDER_TYPE.storeGoods || orderType === ORDER_TYPE.mallGoods
  const { gid } = query
  useEffect(() => {
    if (gid) void replace(cashierOf(orderType), { iid, gid })
  }, [gid, iid, orderType])

  const show = (problem: CheckoutProblem) => {
    if (problem.kind === 'entrant') scrollToField(entrantFieldId(problem.row, problem.field, choice.entrants.questions))
    else if (problem.kind === 'answer') scrollToField(`answer-${problem.id}`)
    else if (problem.kind === 'line') scrollToField(`line-${problem.skuId}`)
    else if (problem.kind === 'coupon') scrollToField('checkout-coupon')
    else if (problem.kind === 'address') {
      const [wrong] = delivery.form.problems
      if (delivery.asksFirst) scrollToField(`address-${wrong ?? 'name'}`)
      else toast.show(text(delivery.lost ? 'addressLost' : 'chooseAddress'))
    } else if (problem.kind === 'option') toast.show(text(`choose_${problem.field}`))
    else toast.show(refusal || text('nothingChosen'))
  }
  const follow = async (outcome: CheckoutOutcome) => {
    if (outcome.kind === 'problem') show(outcome.problem)
    else if (outcome.kind === 'ordered') await openCashier(iid, orderType, outcome.order)
    else if (outcome.kind === 'priceChanged') toast.show(text('priceChanged', { yuan: priceNumber(outcome.payable) }))
    else {
      const ways = prepaid
        ? { message: text('fullForm'), confirmText: text('joinWaitlist'), cancelText: text('fullBack') }
        : { message: text('fullAsk') }
      if (await dialog.confirm({ title: outcome.msg, ...ways })) store.wait()
      // The form shows what else there is.
      else if (prepaid) await back()
    }
  }
  const submit = async () => {
    if (pictures.mustWait()) return
    try {
      const outcome = await store.submit()
      if (outcome) await follow(outcome)
    } catch (error) {
      // A lost answer has a sentence of its own on the screen.
      if (!store.frozen) await dialog.alert({ message: errorText(error) })
      else if (frozen) toast.error(errorText(error))
      else scrollToElement('checkout-unanswered')
    }
  }

  // The button carries the sum: a repeated order keeps the sum it was sent with.
  const submitText = frozen
    ? text('sendAgain')
    : !price
      ? text('submit')
      : price.payable > 0
        ? text('submitSum', { yuan: priceNumber(price.payable) })
        : text(isGoods ? 'submit' : 'submitFree')
  const state: ScreenState =
    isOthers(prepaid, member) || (!prepaid && !id && orderType !== ORDER_TYPE.site)
      ? { kind: 'empty', message: text('nothingChosen'), actionText: text('goHome'), onAction: () => void goHome(iid) }
      : prepaid?.by
        ? memberScreen(member, store.state)
        : store.state
  return (
    <ScreenFrame
      title={text(title)}
      state={state}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar>
          {offer === 'submit' ? (
            <AppButton
              id="checkout-submit"
              kind="accent"
              stretch
              loading={store.busy}
              disabled={!frozen && refusal !== '' && !price}
              onPress={() => void submit()}
            >
              {submitText}
            </AppButton>
          ) : (
            <AppButton
              id={`checkout-${offer}`}
              onPress={() => (offer === 'wait' ? store.wait() : void store.price.ask())}
            >
              {offer === 'wait' ? text('joinWaitlist') : t('retry')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      {frozen && (
        <Text id="checkout-unanswered" className={css.unanswered}>
          {text('unanswered')}
        </Text>
      )}
      <View className={joinClasses(css.form, frozen && css.frozen)}>
        {choice.needsAddress && <AddressSection iid={iid} store={delivery} />}
        {isGoods && (calculation || store.price.loss) ? (
          <GoodsLines store={store} />
        ) : calculation && calculation.lines.length > 0 ? (
          <Card>
            <OrderLines lines={calculation.lines} />
          </Card>
        ) : (
          <MediaCard
            cover={source?.img ?? prepaid?.cover ?? ''}
            title={source?.title ?? prepaid?.title ?? ''}
            coverRatio={1}
          />
        )}
        {balance && <BalanceRow balance={balance} />}
        {choice.event && <EventSection iid={iid} event={choice.event} />}
        {refusal && !(isGoods && store.price.loss) && <Text className={css.refusal}>{refusal}</Text>}
        {prepaid ? (
          <EntrantSummary entrants={prepaid.info.entrants} />
        ) : (
          <ChoiceSection iid={iid} store={store} max={max} unit={unit} pictures={pictures} />
        )}
        <DiscountSection store={store} />
        {price && (
          <Card>
            <PriceParts
              parts={price.parts}
              payable={price.payable}
              part={paidPart(orderType, choice.chosen.property2)}
            />
          </Card>
        )}
      </View>
      <WaitlistSheet store={waitlist} officialCode={officialCode} />
    </ScreenFrame>
  )
}

export default observer(Checkout)

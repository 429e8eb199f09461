import { formatYuan, ORDER_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { entrantFieldId } from '@/domain/entrant/entrantFieldId'
import { OrderLines } from '@/domain/order/OrderLines'
import { PriceParts } from '@/domain/order/PriceParts'
import { WaitlistSheet } from '@/domain/waitlist/WaitlistSheet'
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { usePictureUpload } from '@/flows/upload/usePictureUpload'
import { useOfficialCode } from '@/flows/useOfficialCode'
import { isGatewayError } from '@/gateway/GatewayError'
import { waitlistCall } from '@/gateway/waitlistCall'
import { errorText } from '@/locales/errorText'
import { t } from '@/locales/t'
import { goHome, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { cashierOf, openCashier } from '../openCashier'
import type { CheckoutProblem } from './CheckoutStore'
import { CHECKOUTS, type CheckoutRoute } from './checkoutTypes'
import { AddressRow } from './components/AddressRow'
import { ChoiceSection } from './components/ChoiceSection'
import { DiscountSection } from './components/DiscountSection'
import { EntrantSummary } from './components/EntrantSummary'
import css from './index.module.scss'
import { useCheckout } from './useCheckout'

function Checkout() {
  const { iid, name, query } = useRoute<CheckoutRoute>()
  const { member } = useSession()
  const { orderType, title, idKeys, max, unit } = CHECKOUTS[name]
  const id = idKeys.map((key) => query[key]).find(Boolean) ?? ''
  const { store, prepaid, finished } = useCheckout({ iid, orderType, id, max })
  const { choice } = store
  const pictures = usePictureUpload()
  const [waitlist] = useState(() => new WaitlistStore(waitlistCall(iid, 'act', choice.chosen.keys)))
  const officialCode = useOfficialCode(iid, waitlist.sessionId !== null)
  const { source } = choice
  const { calculation, price, refusal } = store.price
  const { gid } = query
  useEffect(() => {
    if (gid) void replace(cashierOf(orderType), { iid, gid })
  }, [gid, iid, orderType])

  const show = (problem: CheckoutProblem) => {
    if (problem.kind === 'entrant') scrollToField(entrantFieldId(problem.row, problem.field, choice.entrants.questions))
    else if (problem.kind === 'answer') scrollToField(`answer-${problem.id}`)
    else if (problem.kind === 'address') toast.error(text('chooseAddress'), { duration: 2000 })
    else if (problem.kind === 'option') toast.error(text(`choose_${problem.field}`), { duration: 2000 })
    else toast.error(refusal || text('nothingChosen'), { duration: 2000 })
  }
  const refuse = async (error: unknown) => {
    if (isGatewayError(error, 'PRICE') && typeof error.data.payable === 'number') {
      store.price.correct(error.data.payable)
      return toast.show(text('priceChanged', { yuan: formatYuan(error.data.payable) }))
    }
    // A full team has no waiting list; a full session has.
    if (isGatewayError(error, 'FULL') && orderType === ORDER_TYPE.activity && !('team' in error.data)) {
      if (await dialog.confirm({ title: error.msg, message: text('fullAsk') })) waitlist.open(choice.chosen.property)
      return
    }
    await dialog.alert({ message: errorText(error) })
  }
  const submit = async () => {
    const problem = store.check()
    if (problem) return show(problem)
    if (!(await member.requireMember())) return
    try {
      const order = await store.submit()
      if (!order) return
      finished()
      await openCashier(iid, orderType, order)
    } catch (error) {
      await refuse(error)
    }
  }

  const canWait = store.price.isFull && orderType === ORDER_TYPE.activity
  const state: ScreenState =
    !prepaid && !id
      ? { kind: 'empty', message: text('nothingChosen'), actionText: text('goHome'), onAction: () => void goHome(iid) }
      : store.state
  return (
    <ScreenFrame
      title={text(title)}
      state={state}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar note={price && <Price id="checkout-total" fen={price.payable} size="large" />}>
          {price || !(store.price.isUnanswered || canWait) ? (
            <AppButton
              id="checkout-submit"
              kind="accent"
              loading={store.busy}
              disabled={refusal !== '' && !price}
              onPress={() => void submit()}
            >
              {text(price?.payable === 0 ? 'submitFree' : 'submit')}
            </AppButton>
          ) : (
            <AppButton
              id={canWait ? 'checkout-wait' : 'checkout-again'}
              onPress={() => (canWait ? waitlist.open(choice.chosen.property) : void store.price.ask())}
            >
              {canWait ? text('joinWaitlist') : t('retry')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      <View className={css.form}>
        {source?.needAddress && <AddressRow iid={iid} store={store} />}
        {calculation && calculation.lines.length > 0 ? (
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
        {refusal && <Text className={css.refusal}>{refusal}</Text>}
        {prepaid ? (
          <EntrantSummary entrants={prepaid.info.entrants} />
        ) : (
          <ChoiceSection store={store} max={max} unit={unit} pictures={pictures} />
        )}
        <DiscountSection store={store} />
        {price && (
          <Card>
            <PriceParts parts={price.parts} payable={price.payable} />
          </Card>
        )}
      </View>
      <WaitlistSheet store={waitlist} officialCode={officialCode} />
    </ScreenFrame>
  )
}

export default observer(Checkout)

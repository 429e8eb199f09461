import { observer } from 'mobx-react'
import { goHome, replace } from '@/routes/navigate'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { text } from '../../messages'
import { cashierOf, openOrder } from '../../openCashier'
import { nextLabel, openNext } from '../nextStep'
import type { ResultStep, SuccessStore } from '../SuccessStore'

interface ResultBarProps {
  readonly iid: number
  readonly store: SuccessStore
}

/** The actions of a payment's result. */
export const ResultBar = observer(function ResultBar({ iid, store }: ResultBarProps) {
  const { trade, gid } = store
  const orderType = trade?.orderType ?? 0
  const goOn = async () => {
    if (trade) await openNext(iid, trade, await store.bought())
  }
  const buttons = {
    next: () => (
      <AppButton key="next" id="pay-next" kind="primary" stretch onPress={() => void goOn()}>
        {text(nextLabel(orderType))}
      </AppButton>
    ),
    again: () => (
      <AppButton key="again" id="pay-again" kind="primary" stretch onPress={() => void store.check()}>
        {text('askAgain')}
      </AppButton>
    ),
    cashier: () => (
      <AppButton
        key="cashier"
        id="pay-cashier"
        kind="accent"
        stretch
        onPress={() => void replace(cashierOf(orderType), { iid, gid })}
      >
        {text('toCashier')}
      </AppButton>
    ),
    order: () => (
      <AppButton key="order" id="pay-order" stretch onPress={() => void openOrder(iid, gid)}>
        {text('toOrder')}
      </AppButton>
    ),
    home: () => (
      <AppButton key="home" id="pay-home" stretch onPress={() => void goHome(iid)}>
        {text('home')}
      </AppButton>
    ),
  } satisfies Record<ResultStep, () => unknown>
  return <ActionBar>{store.steps.map((step) => buttons[step]())}</ActionBar>
})

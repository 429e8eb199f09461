import { applyWithdrawal, getWallet, listPayAccounts } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { isText } from '@/lib/isText'
import { errorText } from '@/locales/errorText'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { accountName } from '../accountName'
import { text } from '../messages'
import { AccountChoice } from './AccountChoice'
import css from './index.module.scss'
import { WithdrawStore } from './WithdrawStore'

function Withdraw() {
  const { iid } = useRoute<'wallet.withdraw'>()
  const { member } = useSession()
  const [store] = useState(() => {
    return new WithdrawStore({
      apply: async (amount, accountId, act) => {
        const { id } = await callOnce(act, applyWithdrawal, (reqId) => ({ iid, reqId, amount, accountId }))
        toast.success(text('applied'))
        await replace('wallet.withdrawProgress', { iid, id })
      },
      draft: memberDraft('wallet:withdraw', isText, { iid, member }),
    })
  })
  const { state, load } = useOwn(async () => {
    const [wallet, accounts] = await Promise.all([call(getWallet, { iid }), call(listPayAccounts, { iid })])
    store.begin()
    store.take(wallet, accounts)
    return true
  })
  const submit = async () => {
    if (!store.ready()) return scrollToField(store.problem === 'account' ? 'withdraw-account' : 'withdraw-amount')
    const { amount, account, fee, payout } = store
    if (amount === null || !account) return
    const sums = { amount: priceNumber(amount), fee: priceNumber(fee), payout: priceNumber(payout) }
    const message = text('confirmSay', { account: accountName(account), ...sums })
    if (!(await dialog.confirm({ title: text('confirmTitle'), message, confirmText: text('withdraw') }))) return
    try {
      await store.apply()
    } catch (error) {
      toast.error(isGatewayError(error, 'DUP') ? text('oneOpen') : errorText(error))
      // The refusal means that balance, limits or accounts have changed.
      await load()
    }
  }
  const { wallet, problem, most } = store
  const error = () => {
    if (problem === 'empty') return text('amountEmpty')
    if (problem === 'wrong') return text('amountWrong')
    if (problem === 'least') return text('amountLeast', { yuan: priceNumber(wallet?.limits.min ?? 0) })
    return problem === 'most' ? text('amountMost', { yuan: priceNumber(most) }) : undefined
  }
  const openId = wallet?.limits.openId ?? null
  return (
    <ScreenFrame
      title={text('withdraw')}
      state={state}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar>
          <AppButton
            id="withdraw-submit"
            kind="primary"
            stretch
            loading={store.busy}
            disabled={openId !== null}
            onPress={() => void submit()}
          >
            {text('withdraw')}
          </AppButton>
        </ActionBar>
      }
    >
      {wallet && (
        <View className={css.page}>
          {openId !== null && (
            <RowGroup>
              <ListRow
                id="withdraw-open"
                title={text('oneOpen')}
                value={text('toProgress')}
                onPress={() => void navigate('wallet.withdrawProgress', { iid, id: openId })}
              />
            </RowGroup>
          )}
          <Card>
            <View className={css.form}>
              <AccountChoice iid={iid} store={store} />
              <TextField
                id="withdraw-amount"
                label={text('amount')}
                kind="decimal"
                maxLength={10}
                placeholder={text('amountHint', { min: priceNumber(wallet.limits.min) })}
                hint={text('canWithdraw', { yuan: priceNumber(most) })}
                value={store.typed}
                onChange={(yuan) => store.type(yuan)}
                error={error()}
                side={
                  <AppButton
                    id="withdraw-all"
                    kind="ghost"
                    size="small"
                    disabled={most === 0}
                    onPress={() => store.typeAll()}
                  >
                    {text('withdrawAll')}
                  </AppButton>
                }
              />
              <View className={css.line}>
                <Text>{text('fee')}</Text>
                <Text id="withdraw-fee">{`¥${priceNumber(store.fee)}`}</Text>
              </View>
              <View className={css.line}>
                <Text>{text('payout')}</Text>
                <Text id="withdraw-payout" className={css.payout}>{`¥${priceNumber(store.payout)}`}</Text>
              </View>
            </View>
          </Card>
          <Text className={css.note}>
            {text('limitsNote', {
              min: priceNumber(wallet.limits.min),
              max: priceNumber(wallet.limits.max),
              left: priceNumber(wallet.limits.leftToday),
              rate: `${wallet.limits.feeBps / 100}%`,
            })}
          </Text>
          <Text className={css.note}>{text('draft')}</Text>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Withdraw)

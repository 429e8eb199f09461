import { listPayAccounts, MOST_PAY_ACCOUNTS, type PayAccount, savePayAccount } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { dialog } from '@/ui/feedback/dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { accountName } from '../accountName'
import { text } from '../messages'
import css from './index.module.scss'

function PayAccounts() {
  const { iid } = useRoute<'wallet.payAccount'>()
  const { value: accounts, state, load } = useOwn(() => call(listPayAccounts, { iid }))
  const [busy, setBusy] = useState('')
  const isFull = (accounts?.length ?? 0) >= MOST_PAY_ACCOUNTS
  const add = () =>
    isFull ? toast.show(text('accountFull', { most: MOST_PAY_ACCOUNTS })) : void navigate('wallet.editAccount', { iid })
  const change = async (id: string, wish: { readonly isDefault?: true; readonly remove?: true }, said: string) => {
    setBusy(id)
    try {
      // One act for all accounts: a default that was set since the lost answer is no repeat of it.
      await saveOnce(wish.remove ? `account:remove:${id}` : 'account:default', savePayAccount, { iid, id, ...wish })
      toast.success(said)
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy('')
    await load()
  }
  const remove = async (account: PayAccount) => {
    const message = text('accountRemoveAsk', { account: accountName(account) })
    if (await dialog.confirm({ message, confirmText: text('remove'), danger: true }))
      await change(account.id, { remove: true }, text('accountRemoved'))
  }
  return (
    <ScreenFrame
      title={text('payAccounts')}
      state={state}
      onRefresh={load}
      footer={
        <ActionBar>
          <AppButton id="account-add" kind="primary" stretch onPress={add}>
            {text('accountAdd')}
          </AppButton>
        </ActionBar>
      }
    >
      {accounts?.length === 0 && <EmptyState message={text('accountsEmpty')} />}
      <View className={css.list}>
        {accounts?.map((account) => (
          <Card key={account.id} id={`account-${account.id}`}>
            <View className={css.top}>
              <Text className={css.name}>{accountName(account)}</Text>
              {account.isDefault && <StatusTag tone="brand">{text('accountDefault')}</StatusTag>}
            </View>
            <Text className={css.holder}>{account.holder}</Text>
            <View className={css.actions}>
              {!account.isDefault && (
                <AppButton
                  id={`account-default-${account.id}`}
                  kind="ghost"
                  size="small"
                  disabled={busy !== ''}
                  onPress={() => void change(account.id, { isDefault: true }, text('accountSaved'))}
                >
                  {text('accountMakeDefault')}
                </AppButton>
              )}
              <AppButton
                id={`account-edit-${account.id}`}
                kind="ghost"
                size="small"
                onPress={() => void navigate('wallet.editAccount', { iid, id: account.id })}
              >
                {text('edit')}
              </AppButton>
              <AppButton
                id={`account-remove-${account.id}`}
                kind="ghost"
                size="small"
                loading={busy === account.id}
                onPress={() => void remove(account)}
              >
                {text('remove')}
              </AppButton>
            </View>
          </Card>
        ))}
      </View>
    </ScreenFrame>
  )
}

export default observer(PayAccounts)

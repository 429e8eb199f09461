import { observer } from 'mobx-react'
import { navigate } from '@/routes/navigate'
import { PickerField } from '@/ui/fields/PickerField'
import { SelectField } from '@/ui/fields/SelectField'
import { accountName } from '../accountName'
import { text } from '../messages'
import type { WithdrawStore } from './WithdrawStore'

/** Where the money goes. Without an account, the field leads to adding one; the typed amount is kept. */
export const AccountChoice = observer(function AccountChoice(props: {
  readonly iid: number
  readonly store: WithdrawStore
}) {
  const { iid, store } = props
  const frame = {
    id: 'withdraw-account',
    label: text('accountLabel'),
    ...(store.problem === 'account' ? { error: text('accountChoose') } : {}),
  }
  if (store.accounts.length === 0)
    return (
      <PickerField
        {...frame}
        value=""
        placeholder={text('accountAdd')}
        onPress={() => void navigate('wallet.editAccount', { iid })}
      />
    )
  return (
    <SelectField
      {...frame}
      options={store.accounts.map((account) => ({
        value: account.id,
        text: accountName(account),
        note: account.holder,
      }))}
      value={store.accountId}
      onChange={(id) => store.choose(id)}
      placeholder={text('accountChoose')}
    />
  )
})

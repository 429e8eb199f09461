import { type Address, deleteAddress, listAddresses, updateAddress } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { giveChosenAddress } from '@/domain/address/chosenAddress'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { leaveFor } from '@/routes/leaveFor'
import { leaveTo } from '@/routes/leaveTo'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { AddressListStore } from './AddressListStore'
import { AddressCard } from './components/AddressCard'
import css from './index.module.scss'

function AddressList() {
  const { iid, name, query } = useRoute<'address.select' | 'mall.addressList'>()
  const { member } = useSession()
  const selecting = name === 'address.select'
  const add = () => void navigate('mall.addressManage', { iid })
  const [store] = useState(
    () =>
      new AddressListStore({
        fetch: () => call(listAddresses, { iid }),
        makeDefault: (address) => call(updateAddress, { iid, ...address, isDefault: true }),
        remove: (id) => callOnce(`address:delete:${id}`, deleteAddress, (reqId) => ({ iid, reqId, id })),
        emptyState: () => ({ kind: 'empty', message: text('empty'), actionText: text('add'), onAction: add }),
      }),
  )
  const load = async () => {
    await member.ready()
    if (member.isMember) await store.load()
  }
  // The screen that edits an address returns here.
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])

  const tell = (act: Promise<void>, said?: string) =>
    act.then(
      () => said && toast.success(said),
      (error: unknown) => toast.error(errorText(error)),
    )
  const remove = async (address: Address) => {
    const ask = { message: text('removeAsk'), confirmText: text('remove'), danger: true }
    if (await dialog.confirm(ask)) await tell(store.remove(address), text('removed'))
  }
  const choose = async (address: Address) => {
    giveChosenAddress(openTenantStorage(iid), address.id)
    if (query.return) await leaveFor(query.return)
    else await leaveTo('mall.addressList', { iid })
  }
  const state = memberScreen(member, store.state)
  return (
    <ScreenFrame
      title={text(selecting ? 'choose' : 'addresses')}
      state={state}
      onRefresh={load}
      footer={
        <ActionBar>
          <AppButton
            id="address-add"
            kind="primary"
            stretch
            onPress={() => (store.full ? toast.show(text('atMost')) : add())}
          >
            {text('add')}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.list}>
        {store.addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            busy={store.busy === address.id}
            onPress={selecting ? () => void choose(address) : undefined}
            onEdit={() => void navigate('mall.addressManage', { iid, id: address.id })}
            onDefault={() => void tell(store.makeDefault(address))}
            onRemove={() => void remove(address)}
          />
        ))}
      </View>
    </ScreenFrame>
  )
}

export default observer(AddressList)

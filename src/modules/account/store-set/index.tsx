import { saveStore } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { SwitchField } from '@/ui/fields/SwitchField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../smallStore/messages'
import { useOwnStore } from '../smallStore/useOwnStore'
import css from './index.module.scss'

/** The menu of the own store with its current values, and the switch that opens and closes it. */
function StoreSet() {
  const { iid } = useRoute<'account.storeSet'>()
  const { own, state } = useOwnStore(iid)
  const { store } = own
  const setOpen = (open: boolean) => {
    if (!store) return
    const write = () => saveOnce('store:open', saveStore, { iid, id: store.id, open })
    own.change({ open }, write).catch((error: unknown) => toast.error(errorText(error)))
  }
  const people = (count: number) => (count > 0 ? text('people', { count }) : text('none'))
  return (
    <ScreenFrame title={text('settings')} state={state}>
      {store && (
        <View className={css.groups}>
          <View>
            <FormSection>
              <SwitchField
                id="store-open"
                label={text('isOpen')}
                hint={text('openHint')}
                value={store.open}
                onChange={setOpen}
              />
            </FormSection>
          </View>
          <RowGroup>
            <ListRow
              id="set-info"
              title={text('info')}
              value={store.name}
              onPress={() => void navigate('account.storeInfoSet', { iid })}
            />
            <ListRow
              id="set-master"
              title={text('master')}
              value={store.master?.name ?? text('none')}
              onPress={() => void navigate('account.storeMasterSet', { iid })}
            />
            <ListRow
              id="set-consults"
              title={text('consults')}
              value={people(store.consults.length)}
              onPress={() => void navigate('account.storeConsultsSet', { iid })}
            />
            <ListRow
              id="set-notify"
              title={text('notifies')}
              value={people(store.notifies.length)}
              onPress={() => void navigate('account.storeNotifySet', { iid })}
            />
          </RowGroup>
          <RowGroup>
            <ListRow id="set-source" title={text('sources')} onPress={() => void navigate('source.list', { iid })} />
            <ListRow
              id="set-qrcode"
              title={text('qrcode')}
              onPress={() => void navigate('account.storeQrcode', { iid })}
            />
            <ListRow
              id="set-look"
              title={text('look')}
              onPress={() => void navigate('account.smallStore', { iid, storeId: store.id })}
            />
          </RowGroup>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(StoreSet)

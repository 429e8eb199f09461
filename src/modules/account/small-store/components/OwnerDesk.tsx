import type { SmallStore } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { navigate } from '@/routes/navigate'
import { AppButton } from '@/ui/action/AppButton'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { priceNumber } from '@/ui/content/priceNumber'
import { Tabs } from '@/ui/navigation/Tabs'
import { text } from '../../smallStore/messages'
import { type SmallStoreStore, STORE_TABS } from '../SmallStoreStore'
import css from './OwnerDesk.module.scss'

interface OwnerDeskProps {
  readonly iid: number
  readonly screen: SmallStoreStore
  readonly store: SmallStore
}

/** The owner's figures of the day and ways to set up the store. */
export const OwnerDesk = observer(function OwnerDesk({ iid, screen, store }: OwnerDeskProps) {
  const { todayOrders = 0, todayAmount = 0 } = store.counts
  return (
    <View>
      {!store.open && (
        <NoticeBar text={text('restingMine')} onPress={() => void navigate('account.storeSet', { iid })} />
      )}
      <View className={css.figures}>
        <View className={css.figure}>
          <Text id="today-orders" className={css.number}>
            {String(todayOrders)}
          </Text>
          <Text className={css.label}>{text('todayOrders')}</Text>
        </View>
        <View className={css.figure}>
          <Text id="today-amount" className={css.number}>{`¥${priceNumber(todayAmount)}`}</Text>
          <Text className={css.label}>{text('todayAmount')}</Text>
        </View>
      </View>
      <View className={css.ways}>
        <AppButton
          id="open-settings"
          size="small"
          kind="secondary"
          onPress={() => void navigate('account.storeSet', { iid })}
        >
          {text('settings')}
        </AppButton>
        <AppButton
          id="open-qrcode"
          size="small"
          kind="secondary"
          onPress={() => void navigate('account.storeQrcode', { iid })}
        >
          {text('qrcode')}
        </AppButton>
        <AppButton id="see-as-visitor" size="small" kind="secondary" onPress={() => screen.look(true)}>
          {text('preview')}
        </AppButton>
      </View>
      <Tabs
        idPrefix="store-tab"
        items={STORE_TABS.map((key) => ({ key, text: text(key) }))}
        activeKey={screen.tab}
        onSelect={(key) => screen.choose(key)}
      />
    </View>
  )
})

import { type ItemSummary, listFeatureTypes, MODULE_TYPE, searchContent } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { rememberItem } from '@/domain/content/knownItems'
import { allowedPosition, askPosition } from '@/flows/place/askPosition'
import { call } from '@/gateway/call'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useListChanges } from '@/screens/list/useListChanges'
import { useListMark } from '@/screens/list/useListMark'
import { useTabBar } from '@/screens/shell/useTabBar'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../partner/messages'
import css from './index.module.scss'
import { ShopCard } from './ShopCard'
import { ShopListStore } from './ShopListStore'

/** Height of a card with the gap below it, in px of a 375 design. */
const ROW = 117
const SORTS = ['near', 'score'] as const

const keyOf = ({ id }: ItemSummary) => id

/** The tenant's partner shops. */
function ShopsHome() {
  const { iid } = useRoute<'shops.home'>()
  const [store] = useState(
    (): ShopListStore =>
      new ShopListStore({
        fetchPage: ({ typeId, sortBy, here }, pageNo) =>
          call(searchContent, { iid, moduleTypes: [MODULE_TYPE.shop], typeId, sortBy, pageNo, ...here }),
        fetchTypes: () => call(listFeatureTypes, { iid }),
        allowedPosition,
        askPosition: () => askPosition('find'),
        emptyState: () => ({
          kind: 'empty',
          message: text(store.typeId ? 'emptyType' : 'empty'),
          actionText: text(store.typeId ? 'showAll' : 'join'),
          onAction: () => (store.typeId ? store.chooseType('') : void navigate('shops.join', { iid })),
        }),
      }),
  )
  const { list } = store
  useEffect(() => void store.open(), [store])
  useListChanges(iid, list)
  const mark = useListMark(iid, list, 'collect')
  useShareMenu({ title: text('list') })
  const tabBar = useTabBar()
  const open = (item: ItemSummary) => {
    rememberItem(item)
    void navigate('shops.detail', { iid, id: item.id })
  }
  return (
    <ScreenFrame wide title={text('list')} onRefresh={() => store.open()} {...list.foot} tabBar={tabBar}>
      {store.types.length > 0 && (
        <Tabs
          sticky
          idPrefix="shop-type"
          items={[{ key: '', text: text('all') }, ...store.types.map(({ id, name }) => ({ key: id, text: name }))]}
          activeKey={store.typeId}
          onSelect={(key) => store.chooseType(key)}
        />
      )}
      <View className={css.tools}>
        <ChipRow
          wrap
          items={SORTS.map((key) => ({ key, text: text(key) }))}
          activeKey={store.sortBy}
          onSelect={(key) => void store.choose(key)}
        />
        <View className={css.ways}>
          <AppButton id="to-gongyi" size="small" onPress={() => void navigate('shops.gongyi', { iid })}>
            {text('gongyi')}
          </AppButton>
          <AppButton id="to-join" size="small" onPress={() => void navigate('shops.join', { iid })}>
            {text('join')}
          </AppButton>
        </View>
      </View>
      <ListState state={list.state}>
        <WindowedList
          rows={list.rows}
          keyOf={keyOf}
          rowHeight={ROW}
          className={css.list}
          render={(item) => <ShopCard item={item} mark={mark} onPress={() => open(item)} />}
        />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(ShopsHome)

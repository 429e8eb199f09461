import { type ItemSummary, listContent, MODULE_LABEL, moduleName } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ContentCard } from '@/domain/content/ContentCard'
import { hasCover } from '@/domain/content/RowCard'
import { RowMark } from '@/domain/content/RowMark'
import { toggleListMark } from '@/domain/list/toggleListMark'
import { call } from '@/gateway/call'
import { isGatewayError } from '@/gateway/GatewayError'
import { itemCalls } from '@/gateway/itemCalls'
import { errorText } from '@/locales/errorText'
import { language } from '@/locales/Language'
import { useScreenHide } from '@/platform/lifecycle/screenHooks'
import { goHome } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useListChanges } from '@/screens/list/useListChanges'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { toast } from '@/ui/feedback/toast'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from './index.module.scss'
import { ALL, keyOf, LatestStore } from './LatestStore'
import { text } from './messages'

/** Height of a card with the gap below it, in px of a 375 design. */
const ROW = 117
const KEY = 'latestSeen'
const isTime = (value: unknown): value is number => typeof value === 'number'

const labelOf = (type: number): string => {
  const name = moduleName(type)
  return name ? MODULE_LABEL[name][language.code === 'en' ? 'en' : 'zh'] : String(type)
}

/** What was published in the last seven days, with a line where the last visit ended. */
function Latest() {
  const { iid } = useRoute<'index.latest'>()
  const { member } = useSession()
  const openItem = useOpenItem()
  const [device] = useState(() => openTenantStorage(iid))
  const [store] = useState(
    () =>
      new LatestStore({
        fetchPage: (type, pageNo) =>
          call(listContent, { iid, isNew: true, pageNo, ...(type === ALL ? {} : { moduleType: type }) }),
        emptyState: () => ({
          ...{ kind: 'empty', message: text('empty'), actionText: text('toHome') },
          onAction: () => void goHome(iid),
        }),
        seenUntil: device.read(KEY, isTime) ?? 0,
      }),
  )
  const { list } = store
  useListChanges(iid, list)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the own marks come with the login
  useEffect(() => void member.ready().then(() => list.load()), [list, member.isMember])
  const keep = () => void device.write(KEY, store.seen)
  useScreenHide(keep)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the screen is left
  useEffect(() => keep, [])
  const collect = async (item: ItemSummary) => {
    if (!(await member.requireMember())) return
    const { setMark } = itemCalls({ iid, moduleType: item.moduleType, id: item.id })
    try {
      await toggleListMark(list, item, 'collect', (on) => setMark('collect', on))
    } catch (error) {
      if (!isGatewayError(error, 'NOTFOUND')) return void toast.error(errorText(error))
      list.remove(keyOf(item))
      toast.show(text('withdrawn'))
    }
  }
  const tabs = [ALL, ...store.modules].map((type) => ({
    key: String(type),
    text: type === ALL ? text('all') : labelOf(type),
  }))
  return (
    <ScreenFrame
      title={text('latest')}
      onRefresh={() => list.load()}
      {...(list.state.kind === 'ready' ? list.foot : {})}
    >
      {tabs.length > 2 && (
        <Tabs
          sticky
          idPrefix="latest-tab"
          items={tabs}
          activeKey={String(store.tab)}
          onSelect={(key) => store.choose(Number(key))}
        />
      )}
      <ListState state={list.state}>
        <WindowedList
          rows={list.rows}
          keyOf={keyOf}
          rowHeight={ROW}
          className={css.list}
          render={(item) => (
            <View id={`row-${item.id}`} className={css.row}>
              {store.boundary === keyOf(item) && (
                <Text id="latest-seen" className={css.seen}>
                  {text('seen')}
                </Text>
              )}
              <View className={css.card}>
                <ContentCard item={item} layout="row" onOpen={openItem} roomAtEnd={!hasCover(item)} />
                <RowMark item={item} mark="collect" onToggle={(one) => void collect(one)} />
              </View>
            </View>
          )}
        />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(Latest)

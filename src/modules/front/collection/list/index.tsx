import { type ItemSummary, listCollected, MODULE_LABEL, moduleName } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { ContentCard } from '@/domain/content/ContentCard'
import { call } from '@/gateway/call'
import { itemCalls } from '@/gateway/itemCalls'
import { errorText } from '@/locales/errorText'
import { language } from '@/locales/Language'
import { goHome } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useListChanges } from '@/screens/list/useListChanges'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'
import starFilledIcon from '@/ui/icon/drawings/starFilled.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { pressProps } from '@/ui/press/pressProps'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { CollectionStore, keyOf } from './CollectionStore'
import css from './index.module.scss'

/** Height of a card with the gap below it, in px of a 375 design. */
const ROW = 117

const labelOf = (type: number): string => {
  const name = moduleName(type)
  return name ? MODULE_LABEL[name][language.code === 'en' ? 'en' : 'zh'] : String(type)
}

function Collection() {
  const { iid } = useRoute<'collection.list'>()
  const { member } = useSession()
  const openItem = useOpenItem()
  const nothing = (message: string): ScreenState => ({
    kind: 'empty',
    message,
    actionText: text('toHome'),
    onAction: () => void goHome(iid),
  })
  const [store] = useState(
    () =>
      new CollectionStore({
        fetch: (lastTime) => call(listCollected, { iid, lastTime }),
        collect: ({ moduleType, id }, on) => itemCalls({ iid, moduleType, id }).setMark('collect', on),
        later: (ms, act) => {
          const timer = setTimeout(act, ms)
          return () => clearTimeout(timer)
        },
        emptyState: () => nothing(text('empty')),
      }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => {
    void member.ready().then(() => void (member.isMember && store.list.load()))
  }, [member.isMember])

  const { list, shown } = store
  useListChanges(iid, list)
  const tell = (act: Promise<void>) => act.catch((error: unknown) => toast.error(errorText(error)))
  const open = (item: ItemSummary) => (item.withdrawn ? toast.show(text('withdrawn')) : openItem(item))
  const state = store.isEmpty
    ? nothing(text('empty'))
    : list.state.kind === 'ready' && shown.length === 0 && list.more === 'end'
      ? ({ kind: 'empty', message: text('emptyModule') } as const)
      : list.state
  const tabs = [0, ...store.moduleTypes].map((type) => ({
    key: String(type),
    text: type === 0 ? text('all') : labelOf(type),
  }))
  return (
    <ScreenFrame
      wide
      title={text('title')}
      onRefresh={() => list.load()}
      {...(state.kind === 'ready' ? list.foot : {})}
      overlay={
        store.undoable && (
          <View className={css.undo}>
            <Text>{text('removed')}</Text>
            <View id="collection-undo" className={css.back} {...pressProps(() => void tell(store.undo()))}>
              <Text>{text('undo')}</Text>
            </View>
          </View>
        )
      }
    >
      {tabs.length > 2 && (
        <Tabs
          sticky
          idPrefix="collection-tab"
          items={tabs}
          activeKey={String(store.moduleType)}
          onSelect={(key) => store.choose(Number(key))}
        />
      )}
      <ListState state={memberScreen(member, state)}>
        <WindowedList
          rows={shown}
          keyOf={keyOf}
          rowHeight={ROW}
          className={css.list}
          render={(item) => (
            <View id={`row-${item.id}`} className={css.row}>
              <View className={joinClasses(css.card, item.withdrawn && css.withdrawn)}>
                <ContentCard item={item} layout="row" onOpen={open} />
              </View>
              <View
                id={`remove-${item.id}`}
                className={css.star}
                {...pressProps(() => void tell(store.remove(item)), { label: text('remove') })}
              >
                <Icon drawing={starFilledIcon.drawing} size={20} color="var(--warning)" />
              </View>
            </View>
          )}
        />
      </ListState>
    </ScreenFrame>
  )
}

export default observer(Collection)

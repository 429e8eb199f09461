import type { ItemSummary } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { type ReactNode, useRef, useState } from 'react'
import type { CardLayout } from '@/domain/content/ContentCard'
import { FeedList } from '@/domain/list/FeedList'
import { ItemList } from '@/domain/list/ItemList'
import type { CardMark } from '@/domain/list/toggleListMark'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useTabBar } from '@/screens/shell/useTabBar'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { type TabItem, Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { useContentList } from './useContentList'
import { useListMark } from './useListMark'
import { useOpenItem } from './useOpenItem'

export interface ModuleListScreenProps {
  readonly iid: number
  readonly moduleType: number
  readonly title: string
  /** The tag in the address. */
  readonly tag?: string | undefined
  /** For a tag in the address without items: show the empty text, or everything. */
  readonly unknownTag?: 'nothing' | 'all'
  /** Text for a tag without items. */
  readonly emptyText: (tag: string) => string
  /** Tags to choose from, made from the loaded items; no tabs without it. */
  readonly tabs?: (items: readonly ItemSummary[]) => readonly TabItem[]
  /** True when the viewer may choose the tag: own items need a member. */
  readonly mayChoose?: (tag: string) => Promise<boolean>
  /** `feed` means two columns with pictures in their own proportions. */
  readonly layout?: CardLayout | 'feed'
  readonly arrange?: (items: readonly ItemSummary[]) => readonly ItemSummary[]
  /** Called before a detail opens; false prevents that. */
  readonly onOpen?: (item: ItemSummary) => unknown
  readonly isRead?: (item: ItemSummary) => boolean
  /** The mark on the cards; `collect` by default, null for none. */
  readonly mark?: CardMark | null
  /** Another button on a card; `changed` loads the list again. */
  readonly action?: (item: ItemSummary, changed: () => Promise<void>) => ReactNode
  readonly footer?: ReactNode
  /** A sheet over the screen. */
  readonly overlay?: ReactNode
  /** True for lists that may change while other screens are in front: they load again when they show again. */
  readonly readAgain?: (tag: string) => boolean
}

const asTheyCome = (items: readonly ItemSummary[]) => items

/** The list of a module: tags, items, paging, refresh, sharing, the tenant's tab bar. */
export const ModuleListScreen = observer(function ModuleListScreen(props: ModuleListScreenProps) {
  const {
    iid,
    moduleType,
    title,
    emptyText,
    tabs,
    mayChoose,
    unknownTag = 'nothing',
    layout = 'row',
    arrange = asTheyCome,
    isRead,
    mark = 'collect',
    action,
    footer,
    overlay,
  } = props
  const [tag, setTag] = useState(props.tag ?? '')
  const empty = (of: string) => (): ScreenState => ({ kind: 'empty', message: emptyText(of) })
  const tagged = useContentList({ iid, moduleType, tag, wanted: tag !== '', emptyState: empty(tag) })
  const unknown = unknownTag === 'all' && tagged.state.kind === 'empty'
  const wantsAll = tag === '' || tabs !== undefined || unknown
  const all = useContentList({ iid, moduleType, wanted: wantsAll, emptyState: empty('') })
  const list = tag === '' || unknown ? all : tagged
  const choice = useListMark(iid, list, mark ?? 'collect')
  const marks = mark ? { mark: choice } : {}
  const shown = useRef(false)
  useScreenShow(() => {
    if (shown.current && props.readAgain?.(tag)) void list.load()
    shown.current = true
  })
  const openItem = useOpenItem()
  const tabBar = useTabBar()
  useShareMenu({ title })
  const choose = async (next: string) => {
    if (mayChoose && !(await mayChoose(next))) return
    // This list does not have the marks that were set in the list of a tag.
    if (next === '' && tag !== '') void all.load()
    setTag(next)
  }
  const open = (item: ItemSummary) => {
    if (props.onOpen?.(item) !== false) openItem(item)
  }
  const items = arrange(list.rows)
  return (
    <ScreenFrame wide title={title} onRefresh={() => list.load()} {...list.foot} footer={footer} tabBar={tabBar}>
      {tabs && <Tabs items={tabs(all.rows)} activeKey={tag} onSelect={(key) => void choose(key)} sticky />}
      <ListState state={list.state} skeleton={layout === 'feed' ? <FeedSkeleton /> : undefined}>
        {layout === 'feed' ? (
          <FeedList items={items} onOpen={open} {...marks} />
        ) : (
          <ItemList
            items={items}
            layout={layout}
            onOpen={open}
            {...marks}
            {...(isRead ? { isRead } : {})}
            {...(action ? { action: (item: ItemSummary) => action(item, () => list.load()) } : {})}
          />
        )}
      </ListState>
      {overlay}
    </ScreenFrame>
  )
})

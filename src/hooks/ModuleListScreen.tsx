import type { ItemSummary } from '@quanzi/contract'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { CardLayout } from '@/domain/content/ContentCard'
import { FeedList } from '@/domain/list/FeedList'
import { ItemList } from '@/domain/list/ItemList'
import { FeedSkeleton } from '@/ui/feedback/FeedSkeleton'
import { type TabItem, Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { useContentList } from './useContentList'
import { useOpenItem } from './useOpenItem'
import { useShare } from './useShare'
import { useTabBar } from './useTabBar'

export interface ModuleListScreenProps {
  readonly iid: number
  readonly moduleType: number
  readonly title: string
  /** Tag at the beginning, from the address. */
  readonly tag?: string | undefined
  /** Said when a tag has no items. */
  readonly emptyText: (tag: string) => string
  /** Tags to choose from, of what the module holds; none without it. */
  readonly tabs?: (items: readonly ItemSummary[]) => readonly TabItem[]
  /** Whether the viewer may choose the tag: own items need a member. */
  readonly mayChoose?: (tag: string) => Promise<boolean>
  /** `feed` is two columns by picture height. */
  readonly layout?: CardLayout | 'feed'
  readonly arrange?: (items: readonly ItemSummary[]) => readonly ItemSummary[]
  readonly onOpen?: (item: ItemSummary) => void
  readonly isRead?: (item: ItemSummary) => boolean
  readonly footer?: ReactNode
}

const asTheyCome = (items: readonly ItemSummary[]) => items

/** The list of a module: tags to choose from, items, paging, refresh, sharing, the tenant's tab bar. */
export const ModuleListScreen = observer(function ModuleListScreen(props: ModuleListScreenProps) {
  const {
    iid,
    moduleType,
    title,
    emptyText,
    tabs,
    mayChoose,
    layout = 'row',
    arrange = asTheyCome,
    isRead,
    footer,
  } = props
  const [tag, setTag] = useState(props.tag ?? '')
  const all = useContentList({ iid, moduleType })
  const list = useContentList({
    iid,
    moduleType,
    tag,
    emptyState: () => ({ kind: 'empty', message: emptyText(tag) }),
  })
  const openItem = useOpenItem()
  const tabBar = useTabBar()
  useShare({ title })
  const choose = async (next: string) => {
    if (!mayChoose || (await mayChoose(next))) setTag(next)
  }
  const open = (item: ItemSummary) => {
    props.onOpen?.(item)
    openItem(item)
  }
  const items = arrange(list.rows)
  return (
    <ScreenFrame
      title={title}
      onRefresh={() => list.load()}
      onMore={() => void list.loadMore()}
      more={list.more}
      footer={footer}
      tabBar={tabBar}
    >
      {tabs && <Tabs items={tabs(all.rows)} activeKey={tag} onSelect={(key) => void choose(key)} sticky />}
      <ListState state={list.state} skeleton={layout === 'feed' ? <FeedSkeleton /> : undefined}>
        {layout === 'feed' ? (
          <FeedList items={items} onOpen={open} />
        ) : (
          <ItemList items={items} layout={layout} onOpen={open} {...(isRead ? { isRead } : {})} />
        )}
      </ListState>
    </ScreenFrame>
  )
})

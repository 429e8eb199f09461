import { type DistributionItem, MODULE_LABEL, moduleName, type PromotionModule } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { PromotionRow } from '@/domain/distribution/PromotionRow'
import { copyItemLink, openItemPoster } from '@/flows/distribution/shareItem'
import { language } from '@/locales/Language'
import { openPath } from '@/routes/openPath'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { SearchBox } from '@/ui/fields/SearchBox'
import { WindowedList } from '@/ui/list/WindowedList'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListState } from '@/ui/screen/ListState'
import { itemPath } from './itemPath'
import { text } from './messages'
import css from './PromotionShelf.module.scss'
import type { PromotionShelfStore } from './PromotionShelfStore'

/** Height of a row with the gap below it, in px of a 375 design. */
const ROW = 184

interface PromotionShelfProps {
  readonly iid: number
  readonly cid: number
  readonly store: PromotionShelfStore
  /** Puts goods on the shelf of the viewer's small store. */
  readonly onShelve?: (goodsId: string) => void
}

/** What is promoted beside modules: cards and memberships. */
const OTHERS = { 100: 'type_100', 101: 'type_101' } as const

/** The name of a type in the interface's language. */
function nameOf({ dataType, name }: PromotionModule): string {
  const module = moduleName(dataType)
  if (module) return MODULE_LABEL[module][language.code === 'en' ? 'en' : 'zh']
  const other = OTHERS[dataType as keyof typeof OTHERS]
  return other ? text(other) : name
}

/** Search, a tab for each module, and the items with the viewer's commission. */
export const PromotionShelf = observer(function PromotionShelf({ iid, cid, store, onShelve }: PromotionShelfProps) {
  const session = useSession()
  const { list, modules, dataType } = store
  const [render] = useState(() => {
    const sharer = { iid, cid, session }
    const open = (item: DistributionItem) => void openPath(itemPath(iid, item))
    return (item: DistributionItem) => (
      <PromotionRow
        item={item}
        onOpen={open}
        onPoster={(one) => void openItemPoster(sharer, one)}
        onCopy={(one) => void copyItemLink(sharer, one)}
        extra={
          onShelve &&
          store.canShelve(item) && (
            <AppButton id={`shelve-${item.id}`} size="small" kind="ghost" onPress={() => onShelve(item.id)}>
              {text('toStore')}
            </AppButton>
          )
        }
      />
    )
  })
  return (
    <>
      <View className={css.head}>
        <SearchBox
          id="promotion-word"
          value={store.search.word}
          placeholder={text('searchItems')}
          onChange={(word) => store.search.write(word)}
          onSubmit={() => store.search.submit()}
        />
      </View>
      {modules.length > 1 && (
        <Tabs
          idPrefix="module"
          items={modules.map((one) => ({ key: String(one.dataType), text: nameOf(one), count: one.count }))}
          activeKey={String(dataType)}
          onSelect={(key) => store.choose(Number(key))}
        />
      )}
      <ListState state={list.state}>
        <WindowedList
          rows={list.rows}
          keyOf={({ type, id }) => `${type}-${id}`}
          rowHeight={ROW}
          className={css.list}
          render={render}
        />
      </ListState>
    </>
  )
})

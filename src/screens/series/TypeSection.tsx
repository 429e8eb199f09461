import { type ItemSummary, searchContent } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useMemo } from 'react'
import { ItemList } from '@/domain/list/ItemList'
import { PagedList } from '@/domain/list/PagedList'
import { call } from '@/gateway/call'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { useListChanges } from '../list/useListChanges'
import { useListMark } from '../list/useListMark'
import { text } from './messages'
import css from './SeriesHome.module.scss'

const LEADING = 3

interface TypeSectionProps {
  readonly iid: number
  readonly moduleType: number
  readonly typeId: string
  readonly name: string
  readonly onOpen: (item: ItemSummary) => void
  readonly onMore: () => void
}

/** The leading albums of one type; nothing while it has none. */
export const TypeSection = observer(function TypeSection({
  iid,
  moduleType,
  typeId,
  name,
  onOpen,
  onMore,
}: TypeSectionProps) {
  const list = useMemo(
    () =>
      new PagedList<ItemSummary>(
        (pageNo) =>
          call(searchContent, { iid, moduleTypes: [moduleType], typeId, sortBy: 'hot', pageNo, pageSize: LEADING }),
        ({ id }) => id,
      ),
    [iid, moduleType, typeId],
  )
  useEffect(() => void list.load(), [list])
  useListChanges(iid, list)
  const mark = useListMark(iid, list, 'collect')
  if (list.rows.length === 0) return null
  return (
    <View id={`type-${typeId}`} className={css.section}>
      <View className={css.heading}>
        <SectionHeading title={name} actionText={text('more')} onAction={onMore} />
      </View>
      <ItemList items={list.rows} onOpen={onOpen} mark={mark} />
    </View>
  )
})

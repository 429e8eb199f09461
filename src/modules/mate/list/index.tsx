import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { tagsOf } from '@/domain/list/tagsOf'
import { ModuleListScreen } from '@/hooks/ModuleListScreen'
import { useRoute } from '@/routes/useRoute'
import { text } from '../messages'

const ownFirst = (items: readonly ItemSummary[]): readonly ItemSummary[] => [
  ...items.filter(({ extra }) => extra.mine),
  ...items.filter(({ extra }) => !extra.mine),
]

export default function MateList() {
  const { iid, query } = useRoute<'mate.list'>()
  return (
    <ModuleListScreen
      iid={iid}
      moduleType={MODULE_TYPE.mate}
      title={text('list')}
      tag={query.tag}
      emptyText={() => text('empty')}
      tabs={(items) => [{ key: '', text: text('all') }, ...tagsOf(items, 6).map((key) => ({ key, text: key }))]}
      arrange={ownFirst}
    />
  )
}

import { MODULE_TYPE } from '@quanzi/contract'
import { useRoute } from '@/routes/useRoute'
import { ModuleListScreen } from '@/screens/list/ModuleListScreen'
import { text } from '../messages'

/** Reserved tags of the content list. */
const STATES = [
  { key: '', label: 'all' },
  { key: '@open', label: 'open' },
  { key: '@running', label: 'running' },
  { key: '@ended', label: 'ended' },
] as const

export default function SactList() {
  const { iid, query } = useRoute<'sact.list'>()
  return (
    <ModuleListScreen
      iid={iid}
      moduleType={MODULE_TYPE.sact}
      title={text('list')}
      tag={query.tag}
      emptyText={() => text('empty')}
      tabs={() => STATES.map(({ key, label }) => ({ key, text: text(label) }))}
      layout="big"
    />
  )
}

import { MODULE_TYPE } from '@quanzi/contract'
import { useRoute } from '@/routes/useRoute'
import { ModuleListScreen } from '@/screens/list/ModuleListScreen'
import { text } from '../messages'

export default function VideoList() {
  const { iid, query } = useRoute<'video.list'>()
  return (
    <ModuleListScreen
      iid={iid}
      moduleType={MODULE_TYPE.video}
      title={query.tag || text('list')}
      tag={query.tag}
      emptyText={() => text('empty')}
      mark="like"
    />
  )
}

import { MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { ModuleListScreen } from '@/screens/list/ModuleListScreen'
import { text } from '../messages'
import { readMarksOf } from '../readMarksOf'

function NewsList() {
  const { iid, query } = useRoute<'news.list'>()
  const marks = readMarksOf(iid)
  return (
    <ModuleListScreen
      iid={iid}
      moduleType={MODULE_TYPE.news}
      title={query.tag || text('list')}
      tag={query.tag}
      unknownTag="all"
      emptyText={() => text('empty')}
      onOpen={({ id }) => marks.add(id)}
      isRead={({ id }) => marks.has(id)}
    />
  )
}

export default observer(NewsList)

import { MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react-lite'
import { tagsOf } from '@/domain/list/tagsOf'
import { ModuleListScreen } from '@/hooks/ModuleListScreen'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { text } from '../messages'

/** Reserved tag of the content list: the viewer's own, drafts included. */
const MINE = '@mine'

function NoteList() {
  const { iid, query } = useRoute<'note.list'>()
  const { member } = useSession()
  return (
    <ModuleListScreen
      iid={iid}
      moduleType={MODULE_TYPE.note}
      title={text('list')}
      tag={query.tag}
      emptyText={(tag) => text(tag === MINE ? 'emptyMine' : 'empty')}
      tabs={(items) => [
        { key: '', text: text('all') },
        { key: MINE, text: text('mine') },
        ...tagsOf(items).map((key) => ({ key, text: key })),
      ]}
      mayChoose={async (tag) => tag !== MINE || member.requireMember()}
      layout="feed"
    />
  )
}

export default observer(NoteList)

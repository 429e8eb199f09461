import { MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { tagsOf } from '@/domain/list/tagsOf'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ModuleListScreen } from '@/screens/list/ModuleListScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { text } from '../messages'

/** Reserved tag of the content list: the viewer's own notes, with drafts. */
const MINE = '@mine'

function NoteList() {
  const { iid, query } = useRoute<'note.list'>()
  const { member } = useSession()
  const write = async () => {
    if (await member.requireMember()) await navigate('note.preview', { iid, id: 'new' })
  }
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
      onOpen={({ id, extra }) => {
        if (extra.status !== 'draft') return true
        void navigate('note.preview', { iid, id })
        return false
      }}
      readAgain={(tag) => tag === MINE}
      footer={
        <ActionBar>
          <AppButton id="note-write" kind="primary" stretch onPress={() => void write()}>
            {text('write')}
          </AppButton>
        </ActionBar>
      }
    />
  )
}

export default observer(NoteList)

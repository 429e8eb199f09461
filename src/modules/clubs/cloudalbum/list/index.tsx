import { MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { ModuleListScreen } from '@/screens/list/ModuleListScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { text } from '../messages'

/** Reserved tag of the content list: the viewer's own albums, with private ones. */
const MINE = '@mine'

/** The tenant's albums, or with `parentId` those of a club or an activity. */
function CloudAlbumList() {
  const { iid, query } = useRoute<'cloudalbum.list'>()
  const { member } = useSession()
  const { parentId } = query
  const create = async () => {
    if (await member.requireMember()) await navigate('cloudalbum.add', { iid, ...(parentId ? { parentId } : {}) })
  }
  return (
    <ModuleListScreen
      iid={iid}
      moduleType={MODULE_TYPE.cloudAlbum}
      title={text(parentId ? 'clubList' : 'list')}
      tag={parentId ? `@in:${parentId}` : query.tag}
      emptyText={(tag) => text(tag === MINE ? 'emptyMine' : 'empty')}
      {...(parentId
        ? {}
        : {
            tabs: () => [
              { key: '', text: text('all') },
              { key: MINE, text: text('mine') },
            ],
          })}
      mayChoose={async (tag) => tag !== MINE || member.requireMember()}
      layout="feed"
      readAgain={() => true}
      footer={
        <ActionBar>
          <AppButton id="album-create" kind="primary" stretch onPress={() => void create()}>
            {text('create')}
          </AppButton>
        </ActionBar>
      }
    />
  )
}

export default observer(CloudAlbumList)

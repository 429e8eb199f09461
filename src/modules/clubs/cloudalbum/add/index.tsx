import { ALBUM, saveAlbum } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo } from 'react'
import { useLeaveAsk } from '@/flows/useLeaveAsk'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { leaveTo } from '@/routes/leaveTo'
import { relaunch, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { scrollToField } from '@/ui/fields/scrollToField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { screenLoading } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { AlbumFields } from './AlbumFields'
import css from './index.module.scss'
import { UploadProgress } from './UploadProgress'
import { useAddAlbum } from './useAddAlbum'

function CloudAlbumAdd() {
  const { iid, query } = useRoute<'cloudalbum.add'>()
  const { member } = useSession()
  const { id = '', parentId = '' } = query
  const title = text(id ? 'addPhotos' : 'add')
  // The draft is the member's own: without one there is nothing to come back to.
  if (!member.rid) return <ScreenFrame title={title} state={memberScreen(member, screenLoading)} />
  return <AddForm key={member.rid} iid={iid} id={id} parentId={parentId} rid={member.rid} title={title} />
}

interface AddFormProps {
  readonly iid: number
  readonly id: string
  readonly parentId: string
  readonly rid: string
  readonly title: string
}

const AddForm = observer(function AddForm({ iid, id, parentId, rid, title }: AddFormProps) {
  const store = useAddAlbum({ iid, id, parentId, rid })
  const uploader = useMemo(
    () => ({
      queue: store.queue,
      value: [],
      onChange: () => store.keep(),
      choose: (room: number) => store.choose(room),
      upload: (local: string, onProgress: (percent: number) => void) => store.upload(local, onProgress),
      onForget: (local: string) => store.forget(local),
      onSize: store.setSize.bind(store),
    }),
    [store],
  )
  const message = text(store.queue.items.length > 0 ? 'leaveAsk' : 'leaveWords')
  const ask = { message, confirmText: text('leave'), cancelText: text('stay') }
  const leave = useLeaveAsk(store.mustStay, ask)
  const publish = async () => {
    try {
      const answer = await store.publish()
      if (answer === 'noPhotos') toast.show(text('choosePhotos'))
      if (answer === 'left') toast.show(text('leftFailed', { count: store.failed }))
      if (answer === null && store.problem)
        void scrollToField(store.problem === 'titleWrong' ? 'album-title' : 'album-intro')
      if (answer !== 'created' && answer !== 'saved') return
      toast.success(text(answer))
      if (id) await leaveTo('cloudalbum.detail', { iid, id })
      else await replace('cloudalbum.detail', { iid, id: store.id })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const remove = async () => {
    const ask = { message: text('deleteAsk'), confirmText: text('deleteAlbum'), danger: true }
    if (!(await dialog.confirm(ask))) return
    try {
      await callOnce(`album:delete:${id}`, saveAlbum, (reqId) => ({ iid, reqId, id, remove: true }))
      toast.success(text('deleted'))
      await relaunch('cloudalbum.list', { iid })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame
      title={title}
      state={store.state}
      skeleton={<FormSkeleton />}
      onBack={leave}
      footer={
        <ActionBar>
          {store.album?.mine.author && (
            <AppButton id="album-delete" kind="danger" onPress={() => void remove()}>
              {text('deleteAlbum')}
            </AppButton>
          )}
          <AppButton id="album-publish" kind="primary" stretch loading={store.saving} onPress={() => void publish()}>
            {text(id ? 'save' : 'publish')}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.page}>
        {store.isOwner && (
          <AlbumFields store={store} ofParent={parentId !== '' || store.album?.album?.parent !== undefined} />
        )}
        <FormSection>
          <ImageUploader
            id="album-photos"
            label={text('photos')}
            hint={text('photosHint')}
            max={ALBUM.photosOfCall}
            {...uploader}
          />
          <UploadProgress store={store} />
        </FormSection>
      </View>
    </ScreenFrame>
  )
})

export default observer(CloudAlbumAdd)

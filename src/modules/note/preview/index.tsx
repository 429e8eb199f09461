import { getContent, MODULE_TYPE, saveContent } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { tagsOf } from '@/domain/list/tagsOf'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { back, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { removeNote } from '../removeNote'
import { NoteEditor } from './components/NoteEditor'
import { NoteReader } from './components/NoteReader'
import css from './index.module.scss'
import { isNoteDraft, type NoteForm, type NoteProblem } from './NoteForm'
import { type NoteStatus, NoteStore } from './NoteStore'

/** The id in the address of a note that is not stored yet. */
const NEW = 'new'
const moduleType = MODULE_TYPE.note

/** The field where something is wrong. */
function fieldOf(problem: NoteProblem, { blocks }: NoteForm): string {
  if (problem === 'cover') return 'note-pictures'
  return problem === 'title' || problem === 'titleLong' ? 'note-title' : `note-${blocks[0]?.key ?? 'title'}`
}

function noteStore(iid: number, id: string): NoteStore {
  const device = openTenantStorage(iid)
  const key = `note:draft:${id}`
  return new NoteStore({
    fetch: id === NEW ? null : () => call(getContent, { iid, moduleType, id }),
    save: ({ id: stored, version, form, body, status }) =>
      callOnce(`note:save:${stored ?? NEW}`, saveContent, (reqId) => ({
        iid,
        reqId,
        moduleType,
        ...(stored === null ? {} : { id: stored }),
        ...(version === null ? {} : { version }),
        title: form.title.trim(),
        body: body.map((block) => ({ ...block })),
        imgs: [...form.imgs],
        tag: form.tag,
        ...(form.place
          ? { place: { name: form.place.name, address: form.place.address, ...form.place.location } }
          : {}),
        status,
      })),
    draft: {
      read: () => device.read(key, isNoteDraft),
      write: (draft) => void (draft ? device.write(key, draft) : device.remove(key)),
    },
  })
}

function NotePreview() {
  const { iid, params } = useRoute<'note.preview'>()
  const { member } = useSession()
  const [store] = useState(() => noteStore(iid, params.id))
  const { status: who } = member
  useKnownMember(() => member.isMember && store.load())
  const notes = useContentList({ iid, moduleType })
  const failed = async (error: unknown) => {
    if (!isGatewayError(error) || error.errorName !== 'STALE') return toast.error(errorText(error))
    if (await dialog.confirm({ message: errorText(error), confirmText: text('refresh') })) await store.load(true)
  }
  const save = async (status: NoteStatus) => {
    if (store.hasUnfinished) return toast.show(text('picturesUnderWay'))
    try {
      const saved = await store.save(status)
      if (!saved) {
        const problem = store.problems[0] ?? 'text'
        scrollToField(fieldOf(problem, store.form))
        return toast.error(text(`wrong_${problem}`))
      }
      toast.success(text(status === 'draft' ? 'savedDraft' : 'published'))
      if (status === 'published') await replace('note.detail', { iid, id: saved.id })
    } catch (error) {
      await failed(error)
    }
  }
  const remove = async () => {
    if (store.stored && (await removeNote(iid, store.stored))) await back()
  }
  const { mode, saving, status, state } = store
  return (
    <ScreenFrame
      title={text(params.id === NEW ? 'write' : 'preview')}
      background={mode === 'read' ? 'surface' : 'page'}
      state={memberScreen(member, state.kind === 'empty' ? { kind: 'empty', message: text('notYours') } : state)}
      skeleton={<FormSkeleton />}
      footer={
        who === 'member' &&
        state.kind === 'ready' && (
          <ActionBar>
            {status === 'draft' && (
              <AppButton id="note-save" stretch loading={saving === 'draft'} onPress={() => void save('draft')}>
                {text('saveDraft')}
              </AppButton>
            )}
            <AppButton
              id="note-publish"
              kind="primary"
              stretch
              loading={saving === 'published'}
              onPress={() => void save('published')}
            >
              {text('publish')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <Tabs
        items={[
          { key: 'edit', text: text('edit') },
          { key: 'read', text: text('asRead') },
        ]}
        activeKey={mode}
        onSelect={(next) => store.show(next === 'read' ? 'read' : 'edit')}
        sticky
      />
      {mode === 'read' && <NoteReader store={store} />}
      {/* Stays while the note is read: pictures may be on their way. */}
      <View className={mode === 'read' ? css.hidden : undefined}>
        <NoteEditor store={store} tags={tagsOf(notes.rows)} />
      </View>
      {store.stored && mode === 'edit' && (
        <AppButton id="note-remove" kind="ghost" stretch onPress={() => void remove()}>
          {text('remove')}
        </AppButton>
      )}
    </ScreenFrame>
  )
}

export default observer(NotePreview)

import { MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { tagsOf } from '@/domain/list/tagsOf'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { errorText } from '@/locales/errorText'
import { leaveTo } from '@/routes/leaveTo'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useContentList } from '@/screens/list/useContentList'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { mustWait } from '@/ui/media/mustWait'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { removeNote } from '../removeNote'
import { NoteEditor } from './components/NoteEditor'
import { NoteReader } from './components/NoteReader'
import css from './index.module.scss'
import type { NoteForm, NoteProblem } from './NoteForm'
import type { NoteOutcome, NoteStatus } from './NoteStore'
import { NEW, useNote } from './useNote'

/** Id of the field with the problem. */
function fieldOf(problem: NoteProblem, { blocks }: NoteForm): string {
  if (problem === 'cover') return 'note-pictures'
  return problem === 'title' || problem === 'titleLong' ? 'note-title' : `note-${blocks[0]?.key ?? 'title'}`
}

function NotePreview() {
  const { iid, params } = useRoute<'note.preview'>()
  const { member } = useSession()
  const store = useNote(iid, params.id)
  const pictures = useFormPictures(iid, `note-${params.id}`)
  const { status: who } = member
  const notes = useContentList({ iid, moduleType: MODULE_TYPE.note })
  const follow = async (outcome: NoteOutcome, status: NoteStatus) => {
    if (outcome.kind === 'unfinished') mustWait(outcome.wait)
    else if (outcome.kind === 'problem') {
      scrollToField(fieldOf(outcome.problem, store.form))
    } else if (outcome.kind === 'stale') {
      if (!(await dialog.confirm({ message: outcome.msg, confirmText: text('refresh') }))) return
      await store.load(true)
      pictures.discard()
    } else {
      pictures.clear()
      toast.success(text(status === 'draft' ? 'savedDraft' : 'published'))
      if (status === 'published') await replace('note.detail', { iid, id: outcome.id })
    }
  }
  const save = async (status: NoteStatus) => {
    try {
      const outcome = await store.submit(status)
      if (outcome) await follow(outcome, status)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const remove = async () => {
    if (!store.stored || !(await removeNote(iid, store.stored))) return
    pictures.clear()
    await leaveTo('note.list', { iid })
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
      {/* Keep it mounted while the note is read, because pictures may still be uploading. */}
      <View className={mode === 'read' ? css.hidden : undefined}>
        <NoteEditor iid={iid} store={store} pictures={pictures} tags={tagsOf(notes.rows)} />
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

import { SAVED_RETURN_MS } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useMemo } from 'react'
import { FormProgress } from '@/domain/form/FormProgress'
import { usePictureUpload } from '@/flows/upload/usePictureUpload'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle'
import { back, navigate, replace } from '@/routes/navigate'
import { openPages } from '@/routes/stack'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { semantics } from '@/ui/press/semantics'
import { UniversityFrame } from '../../components/UniversityFrame'
import { text } from '../../messages'
import { takePhotoReturn } from '../../photoReturn'
import { uncheckedPhoto } from '../../uncheckedPhoto'
import type { ApplicantDesk } from '../../useApplicant'
import type { FormStore } from '../FormStore'
import type { SaveOutcome } from '../SaveOutcome'
import { useForm } from '../useForm'
import css from './GroupForm.module.scss'
import { RowField, type RowHost } from './RowField'
import { SavedRow } from './SavedRow'

interface GroupFormProps {
  readonly desk: ApplicantDesk
  readonly query: Readonly<Record<string, string>>
}

/** One group of the form; its draft is stored until the group is saved. */
export const GroupForm = observer(function GroupForm({ desk, query }: GroupFormProps) {
  const { iid } = desk
  const { id = '', groupDesc = '', comId = '', value = '' } = query
  const store = useForm(desk, id)
  const upload = useMemo(() => ({ iid, isPrivate: true }), [iid])
  const pictures = usePictureUpload(upload)
  const ready = store.state.kind === 'ready'

  useEffect(() => {
    if (ready && comId && value) store.takePhoto(Number(comId), value)
  }, [store, ready, comId, value])
  useScreenShow(() => {
    const photo = takePhotoReturn()
    if (photo) store.takePhoto(Number(photo.comId), photo.value)
  })
  const { offered } = store
  useEffect(() => {
    if (!offered) return
    const buttons = { confirmText: text('draftRestore'), cancelText: text('draftDiscard') }
    void dialog.confirm({ title: text('draftAsk'), ...buttons }).then((wanted) => {
      if (wanted) store.restore()
      else store.discard()
    })
  }, [store, offered])

  const host = useMemo(
    (): RowHost => ({
      pictures,
      openPhoto: (row) => {
        const photo = { iid, comId: row.id, groupId: id }
        if (row.value) return navigate('university.photoPreview', { ...photo, imgurl: row.value })
        const imgurl = uncheckedPhoto(desk, String(row.id)).address()
        return imgurl
          ? navigate('university.photoForm', { ...photo, imgurl })
          : navigate('university.photoGuide', photo)
      },
    }),
    [pictures, desk, iid, id],
  )
  const settle = async (outcome: SaveOutcome | null): Promise<void> => {
    switch (outcome?.kind) {
      case 'saved':
        toast.success(text('saved'))
        await new Promise((resolve) => setTimeout(resolve, SAVED_RETURN_MS))
        return leave()
      case 'failed':
        return toast.error(text('saveFailed'))
      case 'wrong':
        // The field shows the message.
        return scrollToField(`field-${outcome.field}`)
      case 'unfinished':
        toast.show(text('uploadUnfinished'))
        return scrollToField(`field-${outcome.field}`)
      case 'closed':
        toast.error(outcome.message)
        return leave()
      case 'conflict': {
        const mine = await dialog.confirm({
          title: text('conflictTitle'),
          message: text('conflictAsk'),
          confirmText: text('conflictKeep'),
          cancelText: text('conflictTake'),
        })
        if (mine) return settle(await store.keepMine())
        store.takeTheirs()
      }
    }
  }
  const leave = async () => {
    if (openPages().slice(-2, -1)[0]?.screen === 'university/apply') await back()
    else await replace('university.apply', { iid })
  }
  const save = async () => {
    try {
      await settle(await store.save())
    } catch (error) {
      toast.error(errorText(error))
    }
  }

  return (
    <UniversityFrame
      section="form"
      background="surface"
      state={store.state}
      skeleton={<FormSkeleton />}
      footer={
        !store.readOnly && (
          <ActionBar note={<Progress store={store} />}>
            <AppButton id="form-save" kind="primary" stretch loading={store.busy} onPress={() => void save()}>
              {text('save')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      <View className={css.form}>
        <View>
          <Text id="form-title" className={css.title} {...semantics({ role: 'heading', 'aria-level': 1 })}>
            {store.groupName}
          </Text>
          <Text className={css.desc}>{store.groupDesc || groupDesc}</Text>
        </View>
        {store.readOnly && (
          <View id="form-closed" className={css.caption}>
            <Text>{text('readOnly')}</Text>
          </View>
        )}
        {store.readOnly
          ? store.rows.map((row) => <SavedRow key={row.id} row={row} onOpenPhoto={host.openPhoto} />)
          : store.rows.map((row) => <RowField key={row.id} row={row} host={host} />)}
        {!store.readOnly && <Text className={css.note}>{text('draftNote')}</Text>}
      </View>
    </UniversityFrame>
  )
})

/** A component of its own, so that an answer renders it and its row, and not the form. */
const Progress = observer(function Progress({ store }: { readonly store: FormStore }) {
  return store.required > 0 && <FormProgress all={store.required} left={store.missing} />
})

import { CF_MOST_WISH, type CfProject, countTrimmed, saveCf } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { BehindNote } from '@/domain/form/BehindNote'
import { DraftForm } from '@/domain/form/DraftForm'
import { keptForm } from '@/flows/draft/keptForm'
import { FormPicture } from '@/flows/upload/FormPicture'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import css from '../cf.module.scss'
import { text } from '../messages'

interface EditSheetProps {
  readonly iid: number
  readonly project: CfProject
  readonly open: boolean
  readonly onClose: () => void
  readonly onSaved: () => Promise<unknown>
}

interface EditForm {
  readonly wish: string
  readonly cover: string
}

const BLANK: EditForm = { wish: '', cover: '' }

const problemsOf = ({ wish }: EditForm): readonly 'wish'[] => {
  const length = countTrimmed(wish)
  return length < 1 || length > CF_MOST_WISH ? ['wish'] : []
}

/** Wish and cover, which the owner may change while money is raised. */
export const EditSheet = observer(function EditSheet({ iid, project, open, onClose, onSaved }: EditSheetProps) {
  const { campaignId, wish, cover } = project
  const { member } = useSession()
  const draft = `cf:edit:${campaignId}`
  const pictures = useFormPictures(iid, draft)
  const [form] = useState(
    () =>
      new DraftForm<EditForm, 'wish'>({
        ...keptForm(draft, BLANK, { iid, member }),
        problemsOf,
        save: (fields) =>
          saveOnce('cf:edit', saveCf, { iid, id: campaignId, fields: { ...fields, wish: fields.wish.trim() } }),
      }),
  )
  useEffect(() => {
    if (open) form.begin({ wish, cover })
  }, [open, form, wish, cover])
  const save = async () => {
    if (pictures.mustWait()) return
    try {
      if ((await form.submit()) !== 'saved') return
      pictures.clear()
      await onSaved()
      toast.success(text('saved'))
      onClose()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { form: shown } = form
  return (
    <BottomSheet
      id="cf-edit-sheet"
      open={open && shown !== null}
      title={text('edit')}
      onClose={onClose}
      footer={
        <AppButton id="cf-edit-save" kind="primary" stretch loading={form.busy} onPress={() => void save()}>
          {text('save')}
        </AppButton>
      }
    >
      {shown && (
        <View className={css.list}>
          <BehindNote form={form} pictures={pictures} />
          <TextAreaField
            id="cf-edit-wish"
            label={text('wish')}
            required
            limit={CF_MOST_WISH}
            value={shown.wish}
            onChange={(words) => form.change({ wish: words })}
            error={form.shows('wish') ? text('wishWrong') : undefined}
          />
          <FormPicture
            id="cf-edit-cover"
            label={text('cover')}
            pictures={pictures}
            field="cover"
            value={shown.cover}
            onChange={(address) => form.change({ cover: address })}
          />
        </View>
      )}
    </BottomSheet>
  )
})

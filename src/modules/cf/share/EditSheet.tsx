import { CF_MOST_WISH, type CfProject, countTrimmed, saveCf } from '@quanzi/contract'
import { useEffect, useState } from 'react'
import { usePictureUpload } from '@/flows/upload/usePictureUpload'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import { text } from '../messages'

interface EditSheetProps {
  readonly iid: number
  readonly project: CfProject
  readonly open: boolean
  readonly onClose: () => void
  readonly onSaved: () => Promise<unknown>
}

/** Wish and cover, which the owner may change while money is raised. */
export function EditSheet({ iid, project, open, onClose, onSaved }: EditSheetProps) {
  const { campaignId } = project
  const [wish, setWish] = useState(project.wish)
  const [cover, setCover] = useState(project.cover)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const pictures = usePictureUpload()
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew when it opens, not while somebody types
  useEffect(() => {
    if (!open) return
    setWish(project.wish)
    setCover(project.cover)
  }, [open])
  const length = countTrimmed(wish)
  const wrong = length < 1 || length > CF_MOST_WISH
  const save = async () => {
    setTried(true)
    if (wrong || busy) return
    setBusy(true)
    try {
      await saveOnce('cf:edit', saveCf, { iid, id: campaignId, fields: { wish: wish.trim(), cover } })
      await onSaved()
      toast.success(text('saved'))
      onClose()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <BottomSheet
      id="cf-edit-sheet"
      open={open}
      title={text('edit')}
      onClose={onClose}
      footer={
        <AppButton id="cf-edit-save" kind="primary" stretch loading={busy} onPress={() => void save()}>
          {text('save')}
        </AppButton>
      }
    >
      <TextAreaField
        id="cf-edit-wish"
        label={text('wish')}
        required
        limit={CF_MOST_WISH}
        value={wish}
        onChange={setWish}
        {...(tried && wrong ? { error: text('wishWrong') } : {})}
      />
      <ImageUploader
        id="cf-edit-cover"
        label={text('cover')}
        max={1}
        value={cover === '' ? [] : [cover]}
        onChange={([address = '']) => setCover(address)}
        choose={pictures.choose}
        upload={pictures.upload}
      />
    </BottomSheet>
  )
}

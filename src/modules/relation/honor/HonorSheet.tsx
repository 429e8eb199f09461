import { observer } from 'mobx-react'
import { BehindNote } from '@/domain/form/BehindNote'
import type { DraftForm } from '@/domain/form/DraftForm'
import { usePictureUpload } from '@/flows/upload/usePictureUpload'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { TextField } from '@/ui/fields/TextField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import { text } from '../messages'
import type { HonorForm, HonorProblem } from './HonorForm'

interface HonorSheetProps {
  readonly form: DraftForm<HonorForm, HonorProblem>
  readonly open: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

/** The fields of an honour. */
export const HonorSheet = observer(function HonorSheet({ form, open, onSave, onClose }: HonorSheetProps) {
  const pictures = usePictureUpload()
  const { form: shown } = form
  return (
    <BottomSheet
      id="honor-sheet"
      open={open && shown !== null}
      title={text(shown?.id ? 'honorEdit' : 'honorAdd')}
      onClose={onClose}
      footer={
        <AppButton id="honor-save" kind="primary" stretch loading={form.busy} onPress={onSave}>
          {text('save')}
        </AppButton>
      }
    >
      {shown && (
        <>
          <BehindNote form={form} />
          <TextField
            id="honor-title"
            label={text('honorName')}
            required
            maxLength={40}
            value={shown.title}
            onChange={(title) => form.change({ title })}
            error={form.shows('title') ? text('honorNameWrong') : undefined}
          />
          <TextField
            id="honor-issuer"
            label={text('issuer')}
            required
            maxLength={40}
            value={shown.issuer}
            onChange={(issuer) => form.change({ issuer })}
            error={form.shows('issuer') ? text('issuerWrong') : undefined}
          />
          <TextField
            id="honor-year"
            kind="number"
            label={text('year')}
            required
            maxLength={4}
            value={shown.year}
            onChange={(year) => form.change({ year })}
            error={form.shows('year') ? text('yearWrong') : undefined}
          />
          <ImageUploader
            id="honor-image"
            label={text('honorImage')}
            max={1}
            value={shown.image ? [shown.image] : []}
            onChange={([image = '']) => form.change({ image })}
            choose={pictures.choose}
            upload={pictures.upload}
          />
        </>
      )}
    </BottomSheet>
  )
})

import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { BehindNote } from '@/domain/form/BehindNote'
import type { DraftForm } from '@/domain/form/DraftForm'
import { FormPicture } from '@/flows/upload/FormPicture'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'
import css from '../relation.module.scss'
import type { HonorForm, HonorProblem } from './HonorForm'

interface HonorSheetProps {
  readonly form: DraftForm<HonorForm, HonorProblem>
  readonly pictures: FormPictures
  readonly open: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

/** The fields of an honour. */
export const HonorSheet = observer(function HonorSheet(props: HonorSheetProps) {
  const { form, pictures, open, onSave, onClose } = props
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
        <View className={css.rows}>
          <BehindNote form={form} pictures={pictures} />
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
          <FormPicture
            id="honor-image"
            label={text('honorImage')}
            pictures={pictures}
            field={shown.id}
            value={shown.image}
            onChange={(image) => form.change({ image })}
          />
        </View>
      )}
    </BottomSheet>
  )
})

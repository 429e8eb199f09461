import { ANSWER_MAX, type AnswerRule, COMPONENT_TYPE, imagesOf, STEPPER, UPLOAD } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useCallback, useEffect, useMemo } from 'react'
import { RegionField } from '@/domain/region/RegionField'
import { loadRegions } from '@/gateway/loadRegions'
import { DateField } from '@/ui/fields/DateField'
import { Field } from '@/ui/fields/Field'
import { Stepper } from '@/ui/fields/Stepper'
import { TextField, type TextFieldProps } from '@/ui/fields/TextField'
import { ImageUploader, type ImageUploaderProps } from '@/ui/media/ImageUploader'
import type { UploadWait } from '@/ui/media/UploadQueue'
import { text } from '../../messages'
import type { FormRow } from '../FormRow'
import css from './GroupForm.module.scss'
import { LevelField } from './LevelField'
import { PhotoEntry } from './PhotoEntry'

/** What a form's rows need from its screen. */
export interface RowHost {
  readonly pictures: Pick<ImageUploaderProps, 'choose' | 'upload'>
  readonly openPhoto: (row: FormRow) => void
}

interface RowFieldProps {
  readonly row: FormRow
  readonly host: RowHost
}

const KEYBOARDS = {
  '': 'text',
  name: 'name',
  birthDate: 'text',
  idCard: 'idcard',
  email: 'email',
  mobile: 'phone',
} as const satisfies Readonly<Record<AnswerRule, TextFieldProps['kind']>>

/** The field of a component, by its type; nothing for a hidden one. */
export const RowField = observer(function RowField({ row, host }: RowFieldProps) {
  if (!row.isShown) return null
  const { component, value } = row
  const frame = { id: `field-${row.id}`, label: component.name, required: row.isRequired, error: row.problem }
  const hint = component.placeholder ? { placeholder: component.placeholder } : {}
  const type = (next: string) => row.type(next)
  switch (component.type) {
    case COMPONENT_TYPE.caption:
      return <Text className={css.caption}>{component.name}</Text>
    case COMPONENT_TYPE.text:
      return (
        <TextField
          {...frame}
          {...hint}
          kind={KEYBOARDS[component.rule]}
          value={value}
          maxLength={ANSWER_MAX.text}
          onChange={type}
        />
      )
    case COMPONENT_TYPE.stepper:
      return (
        <Field {...frame} bare>
          <Stepper
            id={frame.id}
            label={component.name}
            min={STEPPER.min}
            value={Number(value) || 0}
            onChange={(count) => type(String(count))}
          />
        </Field>
      )
    case COMPONENT_TYPE.picker:
      return <LevelField {...frame} {...hint} content={component.content} value={value} onChange={type} />
    case COMPONENT_TYPE.address:
      return <RegionField {...frame} {...hint} value={value} load={loadRegions} onChange={type} />
    case COMPONENT_TYPE.images:
      return <RowImages row={row} host={host} />
    case COMPONENT_TYPE.photo:
      return <PhotoEntry {...frame} passed={value !== ''} onPress={() => host.openPhoto(row)} />
    case COMPONENT_TYPE.date:
      return <DateField {...frame} {...hint} value={value} onChange={type} />
    default:
      // An unknown type: its answer is shown and kept, but cannot be edited.
      return (
        <Field {...frame} bare>
          <Text>{value || text('notSaved')}</Text>
        </Field>
      )
  }
})

const RowImages = observer(function RowImages({ row, host }: RowFieldProps) {
  const { value, component } = row
  const addresses = useMemo(() => imagesOf(value), [value])
  const onWait = useCallback((wait: UploadWait) => row.setWait(wait), [row])
  useEffect(() => () => row.setWait('none'), [row])
  return (
    <View id={`images-${row.id}`}>
      <ImageUploader
        key={row.fillings}
        id={`field-${row.id}`}
        label={component.name}
        required={row.isRequired}
        error={row.problem}
        value={addresses}
        max={UPLOAD.imageMaxCount}
        choose={host.pictures.choose}
        upload={host.pictures.upload}
        onWait={onWait}
        onChange={(next) => row.type(next.length > 0 ? JSON.stringify(next) : '')}
      />
    </View>
  )
})

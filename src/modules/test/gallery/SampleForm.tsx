import type { Place } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { PlaceField } from '@/domain/place/PlaceField'
import { usePickPlace } from '@/flows/place/usePickPlace'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { Rating } from '@/ui/content/Rating'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { ChoiceCards } from '@/ui/fields/ChoiceCards'
import { DateField } from '@/ui/fields/DateField'
import { FormSection } from '@/ui/fields/FormSection'
import { RadioField } from '@/ui/fields/RadioField'
import { RangeBar } from '@/ui/fields/RangeBar'
import { RatingField } from '@/ui/fields/RatingField'
import { SearchBox } from '@/ui/fields/SearchBox'
import { SelectField } from '@/ui/fields/SelectField'
import { Stepper } from '@/ui/fields/Stepper'
import { StepperField } from '@/ui/fields/StepperField'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import { SignPad } from '@/ui/sign/SignPad'
import { text } from '../messages'
import css from './Gallery.module.scss'
import { pictures } from './pictures'

const choose = async () => [pictures.lake, pictures.dusk]
/** The second picture fails, to show how that looks. */
const upload = (local: string) => ({
  address: local === pictures.dusk ? Promise.reject(new Error('preview')) : Promise.resolve(local),
  abort: () => undefined,
})

/** Every field, valid and invalid. */
export const SampleForm = observer(function SampleForm() {
  const [name, setName] = useState('')
  const [story, setStory] = useState('')
  const [date, setDate] = useState('')
  const [moment, setMoment] = useState('')
  const [option, setOption] = useState<number>()
  const [on, setOn] = useState(true)
  const [agreed, setAgreed] = useState(false)
  const [count, setCount] = useState(1)
  const [stars, setStars] = useState(4)
  const [place, setPlace] = useState<Place | null>(null)
  const pickPlace = usePickPlace('gallery', setPlace)
  const [stored, setStored] = useState<string[]>([pictures.field])
  const options = [1, 2, 3].map((value) => ({ value, text: text('chip', { name: value }) }))
  return (
    <View className={css.body}>
      <SearchBox value={name} onChange={setName} />
      <FormSection title={text('form')} note={text('formNote')}>
        <TextField
          label={text('name')}
          required
          value={name}
          onChange={setName}
          placeholder={text('namePlaceholder')}
        />
        <TextField
          label={text('mobile')}
          kind="phone"
          value="1380000"
          onChange={() => undefined}
          error={text('mobileWrong')}
          side={<AppButton kind="ghost">{text('sendCode')}</AppButton>}
        />
        <TextAreaField label={text('story')} value={story} onChange={setStory} limit={200} />
        <SelectField label={text('session')} options={options} value={option} onChange={setOption} />
        <RadioField label={text('kind')} options={options} value={option} onChange={setOption} />
        <ChoiceCards
          idPrefix="sample-choice"
          chosen={String(option)}
          choices={options.map(({ value, text: name }) => ({
            ...{ id: String(value), name, note: text('story') },
            end: <Price fen={value * 1000} />,
            disabled: value === 3,
          }))}
          onChoose={(id) => setOption(Number(id))}
        />
        <DateField label={text('date')} required min="2026-01-01" value={date} onChange={setDate} />
        <DateField label={text('moment')} mode="datetime" value={moment} onChange={setMoment} />
        <PlaceField id="sample-place" label={text('meeting')} value={place} onPick={pickPlace} />
        <SwitchField label={text('remind')} value={on} onChange={setOn} />
        <ImageUploader label={text('photos')} value={stored} onChange={setStored} choose={choose} upload={upload} />
        <RatingField id="sample-rating" label={text('stars')} value={stars} onChange={setStars} />
        <StepperField
          id="sample-step"
          label={text('name')}
          value={String(count)}
          onChange={(value) => setCount(Number(value))}
          {...{ amount: count, onStep: setCount, min: 1, max: 5, step: 1 }}
        />
        <View className={css.line}>
          <Rating value={stars} />
          <Stepper value={count} onChange={setCount} min={1} max={5} label={text('name')} />
          <RangeBar
            id="sample-range"
            label={text('name')}
            valueText={String(count)}
            value={count}
            max={5}
            onChange={setCount}
          />
        </View>
        <SignPad
          id="sample-sign"
          label={text('name')}
          hint={text('name')}
          clearText={text('kind')}
          onHandle={() => undefined}
        />
        <CheckboxField label={text('agree')} value={agreed} onChange={setAgreed} />
      </FormSection>
    </View>
  )
})

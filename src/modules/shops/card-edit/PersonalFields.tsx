import { observer } from 'mobx-react'
import type { DraftForm } from '@/domain/form/DraftForm'
import { FormPicture } from '@/flows/upload/FormPicture'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { FormSection } from '@/ui/fields/FormSection'
import { RadioField } from '@/ui/fields/RadioField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import type { PersonalForm, PersonalProblem } from '../business/cardForms'
import { text } from '../business/messages'

const CHOICES = ['none', 'mutual', 'all'] as const
const MOST_INTRO = 200

/** The person on the card. */
export const PersonalFields = observer(function PersonalFields(props: {
  readonly form: DraftForm<PersonalForm, PersonalProblem>
  readonly pictures: FormPictures
}) {
  const { form, pictures } = props
  const { form: shown } = form
  if (!shown) return null
  return (
    <FormSection>
      <FormPicture
        id="card-head"
        label={text('head')}
        pictures={pictures}
        field="head"
        value={shown.headImg}
        onChange={(headImg) => form.change({ headImg })}
      />
      <TextField
        id="card-name"
        label={text('name')}
        required
        maxLength={20}
        value={shown.name}
        onChange={(name) => form.change({ name })}
        error={form.shows('name') ? text('nameWrong') : undefined}
      />
      <TextField
        id="card-post"
        label={text('post')}
        maxLength={30}
        value={shown.post}
        onChange={(post) => form.change({ post })}
      />
      <TextField
        id="card-phone"
        kind="phone"
        label={text('phone')}
        required
        maxLength={20}
        value={shown.phone}
        onChange={(phone) => form.change({ phone })}
        error={form.shows('phone') ? text('phoneWrong') : undefined}
      />
      <RadioField
        id="card-show"
        label={text('showPhone')}
        options={CHOICES.map((value) => ({ value, text: text(`show_${value}`) }))}
        value={shown.showPhone}
        onChange={(showPhone) => form.change({ showPhone })}
      />
      <TextField
        id="card-wechat"
        label={text('wechat')}
        maxLength={40}
        value={shown.wechat}
        onChange={(wechat) => form.change({ wechat })}
      />
      <TextField
        id="card-email"
        kind="email"
        label={text('email')}
        maxLength={60}
        value={shown.email}
        onChange={(email) => form.change({ email })}
      />
      <TextAreaField
        id="card-intro"
        label={text('intro')}
        placeholder={text('introHint')}
        limit={MOST_INTRO}
        value={shown.intro}
        onChange={(intro) => form.change({ intro })}
      />
    </FormSection>
  )
})

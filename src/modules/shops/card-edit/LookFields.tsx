import { CARD_TEMPLATES, CARD_VISIBILITIES, type CardLook } from '@quanzi/contract'
import { observer } from 'mobx-react'
import type { DraftForm } from '@/domain/form/DraftForm'
import { VideoField } from '@/flows/post/VideoField'
import { FormPicture } from '@/flows/upload/FormPicture'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { useSession } from '@/session/SessionProvider'
import { FormSection } from '@/ui/fields/FormSection'
import { RadioField } from '@/ui/fields/RadioField'
import { text } from '../business/messages'

/** Template, cover and who may open the card. */
export const LookFields = observer(function LookFields(props: {
  readonly form: DraftForm<CardLook, never>
  readonly pictures: FormPictures
}) {
  const { form, pictures } = props
  const { tenant } = useSession()
  const { form: shown } = form
  if (!shown) return null
  return (
    <FormSection>
      <RadioField
        id="card-template"
        label={text('template')}
        options={CARD_TEMPLATES.map((value) => ({ value, text: text(`template_${value}`) }))}
        value={shown.template}
        onChange={(template) => form.change({ template })}
      />
      <FormPicture
        id="card-cover"
        label={text('cover')}
        pictures={pictures}
        field="cover"
        value={shown.cover}
        onChange={(cover) => form.change({ cover })}
      />
      <VideoField
        id="card-video"
        iid={tenant.iid}
        label={text('video')}
        value={shown.video}
        onChange={(video) => form.change({ video })}
        onWait={pictures.of('video').onWait}
      />
      <RadioField
        id="card-see"
        label={text('visibility')}
        options={CARD_VISIBILITIES.map((value) => ({ value, text: text(`see_${value}`) }))}
        value={shown.visibility}
        onChange={(visibility) => form.change({ visibility })}
      />
    </FormSection>
  )
})

import { CARD_TEMPLATES, CARD_VISIBILITIES, type CardLook } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { DraftForm } from '@/domain/form/DraftForm'
import { FormPicture } from '@/flows/upload/FormPicture'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { uploadFile } from '@/gateway/uploadFile'
import { errorText } from '@/locales/errorText'
import { media } from '@/platform/media'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { Field } from '@/ui/fields/Field'
import { FormSection } from '@/ui/fields/FormSection'
import { RadioField } from '@/ui/fields/RadioField'
import css from '../business/business.module.scss'
import { text } from '../business/messages'

/** Template, cover and who may open the card. */
export const LookFields = observer(function LookFields(props: {
  readonly form: DraftForm<CardLook, never>
  readonly pictures: FormPictures
}) {
  const { form, pictures } = props
  const { tenant } = useSession()
  const [percent, setPercent] = useState<number | null>(null)
  const { form: shown } = form
  if (!shown) return null
  const addVideo = async () => {
    const picked = await media.pickVideo()
    if (!picked.ok) return
    setPercent(0)
    try {
      const wish = { iid: tenant.iid, kind: 'video' as const, onProgress: setPercent }
      form.change({ video: await uploadFile(picked.value, wish).address })
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setPercent(null)
    }
  }
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
      <Field id="card-video" label={text('video')} bare {...(shown.video ? { hint: text('videoReady') } : {})}>
        <View className={css.badges}>
          <AppButton id="card-add-video" size="small" loading={percent !== null} onPress={() => void addVideo()}>
            {percent === null ? text('addVideo') : `${percent}%`}
          </AppButton>
          {shown.video && (
            <AppButton id="card-no-video" kind="ghost" size="small" onPress={() => form.change({ video: '' })}>
              {text('removeVideo')}
            </AppButton>
          )}
        </View>
      </Field>
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

import { CF_MOST_WISH, saveCf } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { FormProgress } from '@/domain/form/FormProgress'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { FormPicture } from '@/flows/upload/FormPicture'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { replace } from '@/routes/navigate'
import { openLink } from '@/routes/openLink'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../cf.module.scss'
import { text } from '../messages'
import { replaceStep } from '../openStep'
import { useCampaign } from '../useCampaign'
import { FIELDS, type InfosField, InfosStore, isInfosForm } from './InfosStore'

/** Who raises money and for what. `infos_jump` goes on to the campaign's own page instead of the places. */
function CfInfos() {
  const { iid, name, query } = useRoute<'cf.infos' | 'cf.infosJump'>()
  const { id = '' } = query
  const { member } = useSession()
  const campaign = useCampaign(iid, id)
  const draft = `cf:infos:${id}`
  const pictures = useFormPictures(iid, draft)
  const [store] = useState(() => {
    return new InfosStore({
      save: (fields) => saveOnce('cf:infos', saveCf, { iid, id, fields }),
      draft: memberDraft(draft, isInfosForm, { iid, member }),
      now: serverNow,
    })
  })
  const { answer } = campaign
  useEffect(() => {
    if (answer && member.isMember) store.begin(answer.project)
  }, [answer, member.isMember, store])
  const { form, idMasked } = store
  useOwnDetails(iid, (own) => store.suggest(own), form !== null)
  const error = (field: InfosField, said: string) => (store.problems.includes(field) ? { error: said } : {})
  const own = answer?.project ?? null
  const isLive = own !== null && own.state !== 'draft'
  const save = async () => {
    // The rest was settled at the launch; wish and cover change on the project's own page.
    if (isLive) return await replace('cf.share', { iid, projectId: own.id, id })
    if (pictures.mustWait()) return
    try {
      if (!(await store.save())) {
        const [first] = store.problems
        return first && scrollToField(`cf-${first}`)
      }
      pictures.clear()
      toast.success(text('saved'))
      const jumpUrl = answer?.campaign.jumpUrl ?? ''
      if (name === 'cf.infosJump' && jumpUrl !== '') return await openLink(jumpUrl)
      await replaceStep({ iid, id }, 'place')
    } catch (failure) {
      toast.error(errorText(failure))
    }
  }
  return (
    <ScreenFrame
      title={text('infos')}
      state={memberScreen(member, campaign.state)}
      skeleton={<FormSkeleton />}
      footer={
        form && (
          <ActionBar note={!isLive && <FormProgress all={FIELDS.length} left={store.wrong.length} />}>
            <AppButton id="cf-infos-save" kind="primary" stretch loading={store.busy} onPress={() => void save()}>
              {text(isLive ? 'myProject' : 'next')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {form && isLive && (
        <View className={css.page}>
          <Text id="cf-settled" className={css.text}>
            {text('alreadyLive')}
          </Text>
        </View>
      )}
      {form && !isLive && (
        <View className={css.page}>
          <FormSection>
            <TextField
              id="cf-name"
              label={text('name')}
              kind="name"
              required
              maxLength={20}
              placeholder={text('nameHint')}
              value={form.name}
              onChange={(value) => store.change({ name: value })}
              {...error('name', text('nameWrong'))}
            />
            <TextField
              id="cf-phone"
              label={text('phone')}
              kind="phone"
              required
              maxLength={11}
              value={form.phone}
              onChange={(phone) => store.change({ phone })}
              {...error('phone', text('phoneWrong'))}
            />
            <TextField
              id="cf-idCard"
              label={text('idCard')}
              kind="idcard"
              required={idMasked === ''}
              maxLength={18}
              hint={idMasked === '' ? text('idNote') : text('idKept', { masked: idMasked })}
              value={store.idCard}
              onChange={(value) => store.typeId(value)}
              {...error('idCard', text('idWrong'))}
            />
            <TextField
              id="cf-size"
              label={text('size')}
              maxLength={10}
              placeholder={text('sizeHint')}
              value={form.size}
              onChange={(size) => store.change({ size })}
            />
          </FormSection>
          <FormSection>
            <TextAreaField
              id="cf-wish"
              label={text('wish')}
              required
              placeholder={text('wishHint')}
              limit={CF_MOST_WISH}
              value={form.wish}
              onChange={(wish) => store.change({ wish })}
              {...error('wish', text('wishWrong'))}
            />
            <FormPicture
              id="cf-cover"
              label={text('cover')}
              hint={text('coverHint')}
              pictures={pictures}
              field="cover"
              value={form.cover}
              onChange={(cover) => store.change({ cover })}
            />
          </FormSection>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(CfInfos)

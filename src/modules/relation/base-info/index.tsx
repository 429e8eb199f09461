import { saveRelation } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { BehindNote } from '@/domain/form/BehindNote'
import { DraftForm } from '@/domain/form/DraftForm'
import { RegionField } from '@/domain/region/RegionField'
import { keptForm } from '@/flows/draft/keptForm'
import { useDraftLeave } from '@/flows/draft/useDraftLeave'
import { FormPicture } from '@/flows/upload/FormPicture'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { saveOnce } from '@/gateway/callOnce'
import { loadRegions } from '@/gateway/loadRegions'
import { errorText } from '@/locales/errorText'
import { leaveTo } from '@/routes/leaveTo'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/fields/DateField'
import { FormSection } from '@/ui/fields/FormSection'
import { RadioField } from '@/ui/fields/RadioField'
import { SwitchField } from '@/ui/fields/SwitchField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../relation.module.scss'
import { useRelation } from '../useRelation'
import { type BaseForm, type BaseProblem, BLANK, dataOf, formOf, problemsOf } from './baseForm'

const DRAFT = 'relation:base'
const SEXES = [0, 1, 2] as const
const CONTACTS = ['none', 'mutual'] as const

/** What a member publishes about themselves, and who sees the contact. */
function BaseInfoScreen() {
  const { iid } = useRoute<'relation.baseInfo'>()
  const { member } = useSession()
  const pictures = useFormPictures(iid, DRAFT)
  const store = useRelation(iid, undefined)
  const [form] = useState(() => {
    return new DraftForm<BaseForm, BaseProblem>({
      ...keptForm(DRAFT, BLANK, { iid, member }),
      problemsOf,
      save: (one) => saveOnce('relation:base', saveRelation, { iid, part: 'base', data: { ...dataOf(one) } }),
    })
  })
  const base = store.relation?.profile.base
  useEffect(() => {
    if (base) form.begin(formOf(base))
  }, [base, form])
  const save = async () => {
    if (pictures.mustWait()) return
    try {
      const outcome = await form.submit()
      if (outcome === null) return
      if (outcome !== 'saved') return scrollToField(`base-${outcome}`)
      pictures.clear()
      await member.refresh()
      toast.success(text('saved'))
      await leaveTo('relation.home', { iid })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const leave = useDraftLeave(form)
  const shown = form.form
  return (
    <ScreenFrame
      title={text('baseInfo')}
      state={memberScreen(member, store.state)}
      skeleton={<FormSkeleton />}
      onBack={leave}
      footer={
        <ActionBar>
          <AppButton id="base-save" kind="primary" stretch loading={form.busy} onPress={() => void save()}>
            {text('save')}
          </AppButton>
        </ActionBar>
      }
    >
      {shown && (
        <View className={css.page}>
          <BehindNote form={form} pictures={pictures} />
          <FormSection>
            <FormPicture
              id="base-head"
              label={text('head')}
              pictures={pictures}
              field="head"
              value={shown.headImg}
              onChange={(headImg) => form.change({ headImg })}
            />
            <TextField
              id="base-name"
              kind="name"
              label={text('name')}
              placeholder={text('nameHint')}
              required
              maxLength={20}
              value={shown.name}
              onChange={(name) => form.change({ name })}
              error={form.shows('name') ? text('nameWrong') : undefined}
            />
            <RadioField
              id="base-sex"
              label={text('sex')}
              options={SEXES.map((value) => ({ value, text: text(`sex_${value}`) }))}
              value={shown.sex}
              onChange={(sex) => form.change({ sex })}
            />
            <DateField
              id="base-birthday"
              label={text('birthday')}
              value={shown.birthday}
              onChange={(birthday) => form.change({ birthday })}
            />
            <RegionField
              id="base-region"
              label={text('region')}
              value={shown.region}
              load={loadRegions}
              onChange={(region) => form.change({ region })}
            />
            <TextField
              id="base-industry"
              label={text('industry')}
              placeholder={text('industryHint')}
              maxLength={20}
              value={shown.industry}
              onChange={(industry) => form.change({ industry })}
            />
            <TextField
              id="base-tags"
              label={text('tags')}
              hint={text('tagsHint')}
              maxLength={100}
              value={shown.tags}
              onChange={(tags) => form.change({ tags })}
              error={form.shows('tags') ? text('tagsWrong') : undefined}
            />
          </FormSection>
          <FormSection>
            <TextField
              id="base-wechat"
              label={text('wechat')}
              placeholder={text('wechatHint')}
              maxLength={40}
              value={shown.wechat}
              onChange={(wechat) => form.change({ wechat })}
            />
            <RadioField
              id="base-contact"
              label={text('contact')}
              options={CONTACTS.map((value) => ({ value, text: text(`contact_${value}`) }))}
              value={shown.contact}
              onChange={(contact) => form.change({ contact })}
            />
            <SwitchField
              id="base-hidden"
              label={text('hideMe')}
              hint={text('hideMeHint')}
              value={shown.hidden}
              onChange={(hidden) => form.change({ hidden })}
            />
          </FormSection>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(BaseInfoScreen)

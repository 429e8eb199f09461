import { updateProfile } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { FormPicture } from '@/flows/upload/FormPicture'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { leaveTo } from '@/routes/leaveTo'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/fields/DateField'
import { FormSection } from '@/ui/fields/FormSection'
import { RadioField } from '@/ui/fields/RadioField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { memberState } from '../memberState'
import { text } from '../messages'
import { CloseAccount } from './CloseAccount'
import css from './index.module.scss'
import { isProfileForm, ProfileStore } from './ProfileStore'

const SEXES = [0, 1, 2] as const

function PersonalEdit() {
  const { iid } = useRoute<'account.personalEdit'>()
  const { member } = useSession()
  const pictures = useFormPictures(iid, 'profile')
  const [store] = useState(
    () =>
      new ProfileStore({
        save: (form) => saveOnce('profile:update', updateProfile, { iid, ...form }),
        draft: memberDraft('profile:draft', isProfileForm, { iid, member }),
      }),
  )
  const { profile } = member
  useEffect(() => {
    void member.ready()
    if (profile) store.begin(profile)
  }, [store, profile, member])
  const save = async () => {
    if (pictures.mustWait()) return
    try {
      if (!(await store.save())) {
        const [wrong] = store.problems
        return wrong && scrollToField(`profile-${wrong}`)
      }
      pictures.clear()
      await member.refresh()
      toast.success(text('saved'))
      await leaveTo('account.personal', { iid })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { form, tried, problems } = store
  return (
    <ScreenFrame
      title={text('editTitle')}
      state={memberState(member)}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar>
          <AppButton id="profile-save" kind="primary" stretch loading={store.busy} onPress={() => void save()}>
            {text('save')}
          </AppButton>
        </ActionBar>
      }
    >
      {form && (
        <View className={css.form}>
          <FormSection>
            <FormPicture
              id="profile-picture"
              label={text('avatar')}
              pictures={pictures}
              field="picture"
              value={form.img_path}
              onChange={(img_path) => store.change({ img_path })}
            />
            <TextField
              id="profile-nickname"
              label={text('nickname')}
              required
              maxLength={20}
              value={form.nickname}
              onChange={(nickname) => store.change({ nickname })}
              error={tried && problems.includes('nickname') ? text('nicknameWrong') : undefined}
            />
            <RadioField
              id="profile-sex"
              label={text('sex')}
              options={SEXES.map((value) => ({ value, text: text(`sex_${value}`) }))}
              value={form.sex}
              onChange={(sex) => store.change({ sex })}
            />
            <DateField
              id="profile-birthday"
              label={text('birthday')}
              value={form.birthday}
              onChange={(birthday) => store.change({ birthday })}
            />
            <TextAreaField
              id="profile-signature"
              label={text('signature')}
              placeholder={text('signatureHint')}
              limit={200}
              value={form.signature}
              onChange={(signature) => store.change({ signature })}
              error={tried && problems.includes('signature') ? text('signatureLong') : undefined}
            />
          </FormSection>
          <CloseAccount iid={iid} />
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(PersonalEdit)

import { type PersonAuth, sendAuth } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { DraftForm } from '@/domain/form/DraftForm'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { usePictureUpload } from '@/flows/upload/usePictureUpload'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from '../relation.module.scss'
import { useRelation } from '../useRelation'
import { type AuthForm, type AuthProblem, BLANK, problemsOf } from './AuthForm'

const TONES = { 1: 'warning', 2: 'success', 3: 'danger' } as const
const WORDS = { 1: 'authReviewing', 2: 'authPassed', 3: 'authRefused' } as const

/** What became of the last request. */
function AuthCard({ auth }: { readonly auth: PersonAuth }) {
  if (auth.status === 0) return null
  return (
    <Card id="auth-state">
      <View className={css.between}>
        <Text className={css.name}>{auth.name}</Text>
        <StatusTag id={`auth-${auth.status}`} tone={TONES[auth.status]}>
          {text(WORDS[auth.status])}
        </StatusTag>
      </View>
      <Text className={css.note}>{auth.idCard}</Text>
      {auth.at !== undefined && (
        <Text className={css.note}>
          {auth.status === 1 ? text('authSince', { time: formatMoment(auth.at, 'at') }) : formatMoment(auth.at, 'at')}
        </Text>
      )}
      {auth.reason && <Text className={css.words}>{auth.reason}</Text>}
    </Card>
  )
}

/** The member's own verification: its state, and the form while there is none to wait for. */
export const OwnAuth = observer(function OwnAuth(props: { readonly iid: number; readonly tabs: ReactNode }) {
  const { iid, tabs } = props
  const { member } = useSession()
  const pictures = usePictureUpload({ iid, isPrivate: true })
  const store = useRelation(iid, undefined)
  const [form] = useState(() => {
    const one = new DraftForm<AuthForm, AuthProblem>({
      // An ID number is never kept on the device.
      draft: { read: () => null, write: () => undefined },
      problemsOf,
      save: ({ name, idCard, images }) =>
        callOnce(`auth:${idCard}:${images.join()}`, sendAuth, (reqId) => ({
          ...{ iid, reqId, name: name.trim(), idCard: idCard.trim(), images: [...images] },
        })),
    })
    one.begin(BLANK)
    return one
  })
  const send = async () => {
    try {
      const outcome = await form.submit()
      if (outcome === null) return
      if (outcome !== 'saved') return scrollToField(`auth-${outcome}`)
      toast.success(text('authSent'))
      form.drop()
      form.begin(BLANK)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const auth = store.relation?.auth
  useOwnDetails(iid, ({ name }) => form.suggest({ name }))
  const mayAsk = auth !== undefined && (auth.status === 0 || auth.status === 3)
  const { form: shown } = form
  return (
    <ScreenFrame
      title={text('authTitle')}
      state={memberScreen(member, store.state)}
      skeleton={<FormSkeleton />}
      onRefresh={() => store.load()}
      footer={
        mayAsk && (
          <ActionBar>
            <AppButton id="auth-send" kind="primary" stretch loading={form.busy} onPress={() => void send()}>
              {text('authSend')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {tabs}
      {auth && (
        <View className={css.page}>
          <Text className={css.note}>{text('authWhy')}</Text>
          <AuthCard auth={auth} />
          {mayAsk && shown && (
            <FormSection>
              <TextField
                id="auth-name"
                kind="name"
                label={text('authName')}
                required
                maxLength={20}
                value={shown.name}
                onChange={(name) => form.change({ name })}
                error={form.shows('name') ? text('authNameWrong') : undefined}
              />
              <TextField
                id="auth-idCard"
                kind="idcard"
                label={text('authNumber')}
                required
                maxLength={18}
                value={shown.idCard}
                onChange={(idCard) => form.change({ idCard })}
                error={form.shows('idCard') ? text('authNumberWrong') : undefined}
              />
              <ImageUploader
                id="auth-images"
                label={text('authFront')}
                hint={text('authFrontHint')}
                required
                max={2}
                value={shown.images}
                onChange={(images) => form.change({ images })}
                choose={pictures.choose}
                upload={pictures.upload}
                error={form.shows('images') ? text('authPicturesWrong') : undefined}
              />
            </FormSection>
          )}
        </View>
      )}
    </ScreenFrame>
  )
})

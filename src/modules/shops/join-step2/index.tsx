import { joinShop, type ShopJoin } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { BehindNote } from '@/domain/form/BehindNote'
import { DraftForm } from '@/domain/form/DraftForm'
import { FormProgress } from '@/domain/form/FormProgress'
import { keptForm } from '@/flows/draft/keptForm'
import { FormPicture } from '@/flows/upload/FormPicture'
import { signAnew } from '@/flows/upload/signAnew'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Steps } from '@/ui/content/Steps'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { FormSection } from '@/ui/fields/FormSection'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import css from '../apply/apply.module.scss'
import { joinSteps } from '../apply/joinSteps'
import { text } from '../apply/messages'
import { sentState } from '../apply/sentState'
import { BLANK2, keptStep2, problems2, type Step2Form, type Step2Problem, step2Of } from '../apply/stepForms'
import { useApply } from '../apply/useApply'

const DRAFT = 'shops:join:2'
/** Number of answers that a blank form lacks. */
const REQUIRED = problems2(BLANK2).length
const MOST_PHOTOS = 6
const MOST_INTRO = 500

/** The second step of an application: licence, photos and words; it submits. */
function JoinStep2() {
  const { iid } = useRoute<'shops.joinStep2'>()
  const { member } = useSession()
  const store = useApply(iid)
  const pictures = useFormPictures(iid, DRAFT)
  const [{ form, begin }] = useState(() => {
    const { draft: kept, base } = keptForm(DRAFT, BLANK2, { iid, member })
    let licence = ''
    const form = new DraftForm<Step2Form, Step2Problem>({
      draft: {
        read: () => {
          const draft = kept.read()
          return draft && { ...draft, licence }
        },
        write: (draft) => kept.write(draft && keptStep2(draft)),
      },
      base,
      asKept: keptStep2,
      problemsOf: problems2,
      save: (one) =>
        callOnce(`shops:join:2:${JSON.stringify(one)}`, joinShop, (reqId) => ({
          ...{ iid, reqId, step: 2, ...(store.join ? { id: store.join.id } : {}), data: { ...one } },
        })),
    })
    /** Signs the kept licence anew first. Without a network it can be sent as it is. */
    const begin = async (stored: Step2Form) => {
      const own = kept.read()?.licence ?? ''
      if (own !== '') [licence = ''] = await signAnew(iid, [own]).catch(() => [own])
      form.begin(stored)
    }
    return { form, begin }
  })
  const { join } = store
  useEffect(() => {
    if (join?.status === 'draft') void begin(step2Of(join))
  }, [join, begin])
  const leave = (sent: ShopJoin | null) =>
    sent?.status === 'unpaid' ? replace('pay.shopsJoin', { iid, id: sent.id }) : replace('shops.join', { iid })
  const send = async () => {
    if (pictures.mustWait()) return
    try {
      const outcome = await form.submit()
      if (outcome === null) return
      if (outcome !== 'saved') return scrollToField(`join-${outcome}`)
      pictures.clear()
      toast.success(text('sent'))
      await leave(store.join)
    } catch (error) {
      toast.error(errorText(error))
      // Another device has sent it meanwhile: the screen says so.
      if (isGatewayError(error, 'STALE')) await store.load()
    }
  }
  const first: ScreenState = {
    ...{ kind: 'empty', message: text('step1First'), actionText: text('step1') },
    onAction: () => void replace('shops.joinStep1', { iid }),
  }
  const own =
    join === null || store.state.kind !== 'ready' || join.status === 'draft'
      ? store.state
      : store.isOpen
        ? first
        : sentState(iid)
  const shown = form.form
  const wrong = (problem: Step2Problem, words: string) => (form.shows(problem) ? words : undefined)
  return (
    <ScreenFrame
      title={text('step2')}
      state={memberScreen(member, own)}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar note={<FormProgress all={REQUIRED} left={form.form ? form.problems.length : REQUIRED} />}>
          <AppButton id="join-send" kind="primary" stretch loading={form.busy} onPress={() => void send()}>
            {text('submit')}
          </AppButton>
        </ActionBar>
      }
    >
      {shown && (
        <View className={css.page}>
          <Steps items={joinSteps({ feeFen: store.join?.feeFen ?? 0 })} current={1} />
          <BehindNote form={form} pictures={pictures} />
          <FormSection>
            <TextField
              id="join-creditCode"
              label={text('credit')}
              placeholder={text('creditHint')}
              required
              maxLength={24}
              value={shown.creditCode}
              onChange={(creditCode) => form.change({ creditCode })}
              error={wrong('creditCode', text('creditWrong'))}
            />
            <FormPicture
              id="join-licence"
              label={text('licence')}
              hint={text('licenceHint')}
              required
              pictures={pictures}
              field="licence"
              isPrivate
              value={shown.licence}
              onChange={(licence) => form.change({ licence })}
              error={wrong('licence', text('licenceWrong'))}
            />
            <ImageUploader
              key={pictures.round}
              id="join-photos"
              label={text('photos')}
              hint={text('photosHint')}
              required
              max={MOST_PHOTOS}
              value={shown.photos}
              onChange={(photos) => form.change({ photos })}
              {...pictures.of('photos')}
              error={wrong('photos', text('photosWrong'))}
            />
            <TextAreaField
              id="join-intro"
              label={text('intro')}
              placeholder={text('introHint')}
              required
              limit={MOST_INTRO}
              value={shown.intro}
              onChange={(intro) => form.change({ intro })}
              error={wrong('intro', text('introWrong'))}
            />
            <CheckboxField
              id="join-consent"
              label={text('consent') + text('agreement')}
              value={shown.consent}
              onChange={(consent) => form.change({ consent })}
              error={wrong('consent', text('consentFirst'))}
            >
              <Text>{text('consent')}</Text>
              <Text
                className={css.link}
                {...pressProps(() => void navigate('info.protocol', { iid }), { role: 'link' })}
              >
                {text('agreement')}
              </Text>
            </CheckboxField>
          </FormSection>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(JoinStep2)

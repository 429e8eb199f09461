import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CodeField } from '@/domain/verify/CodeField'
import { useCodeSender } from '@/flows/useCodeSender'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import type { GongyiStore } from './GongyiStore'
import css from './index.module.scss'
import { text } from './messages'

/** How a member without a card gets one: by the roll, or by a request to join it. */
export const VolunteerForm = observer(function VolunteerForm(props: {
  readonly iid: number
  readonly store: GongyiStore
}) {
  const { iid, store } = props
  const sender = useCodeSender(iid, 'volunteer')
  const request = store.volunteer?.request
  const submit = async () => {
    try {
      const outcome = await store.submit()
      if (outcome === 'card') toast.success(text('taken'))
      if (outcome === 'applied') toast.success(text('applied'))
      const [first] = outcome === null ? store.problems : []
      if (first) scrollToField(`volunteer-${first}`)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <>
      {request && <RequestState request={request} />}
      {request?.state !== 'open' && (
        <Card id="volunteer-form">
          <View className={css.form}>
            <Text className={css.formTitle}>{text('formTitle')}</Text>
            <Text className={css.note}>{text('formWhy')}</Text>
            <TextField
              id="volunteer-name"
              label={text('name')}
              required
              kind="name"
              maxLength={20}
              value={store.name}
              onChange={(name) => store.change({ name })}
              error={store.wrong('name') ? text('nameWrong') : undefined}
            />
            <TextField
              id="volunteer-phone"
              label={text('phone')}
              required
              kind="phone"
              value={store.phone}
              onChange={(phone) => store.change({ phone })}
              error={store.wrong('phone') ? text('phoneWrong') : undefined}
            />
            {store.needsCode && (
              <View id="volunteer-prove" className={css.form}>
                <Text className={css.note}>{text('prove')}</Text>
                <CodeField
                  id="volunteer-code"
                  sender={sender}
                  value={store.code}
                  onChange={(code) => store.change({ code })}
                  typed={store.phone}
                  mobile={() => store.number}
                  error={store.wrong('code') ? text('codeWrong') : undefined}
                />
              </View>
            )}
            {store.isStranger && (
              <View id="volunteer-stranger" className={css.form}>
                <Text className={css.formTitle}>{text('stranger')}</Text>
                <Text className={css.note}>{text('strangerWhy')}</Text>
                <TextAreaField
                  id="volunteer-why"
                  label={text('why')}
                  placeholder={text('whyHint')}
                  required
                  limit={500}
                  value={store.why}
                  onChange={(why) => store.change({ why })}
                  error={store.wrong('why') ? text('whyWrong') : undefined}
                />
              </View>
            )}
            <AppButton id="volunteer-send" kind="primary" stretch loading={store.busy} onPress={() => void submit()}>
              {text(store.isStranger ? 'apply' : 'take')}
            </AppButton>
          </View>
        </Card>
      )}
    </>
  )
})

type Request = NonNullable<NonNullable<GongyiStore['volunteer']>['request']>

/** What became of the request to join the roll. */
function RequestState({ request: { state, at, note } }: { readonly request: Request }) {
  const title = state === 'open' ? text('reviewing') : state === 'passed' ? text('passed') : text('refused')
  const words =
    state === 'open'
      ? text('reviewingSince', { time: formatMoment(at, 'at') })
      : state === 'passed'
        ? text('passedWhy')
        : note
  return (
    <Card id={`volunteer-request-${state}`}>
      <View className={css.form}>
        <Text className={css.formTitle}>{title}</Text>
        {words !== '' && <Text className={css.note}>{words}</Text>}
      </View>
    </Card>
  )
}

import { saveEntry, type Track } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { isLike } from '@/domain/form/DraftForm'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { saveOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { toast } from '@/ui/feedback/toast'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { RadioField } from '@/ui/fields/RadioField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'
import css from '../trajectory.module.scss'
import { BLANK_ENTRY, type EntryField, EntryFormStore } from './EntryFormStore'

/** The form of an entry: it is stored only with the consent to use the position. */
export const EntryForm = observer(function EntryForm({
  iid,
  track,
  onSaved,
}: {
  readonly iid: number
  readonly track: Track
  readonly onSaved: () => void
}) {
  const { event, entry } = track
  const { member } = useSession()
  const [store] = useState(
    () =>
      new EntryFormStore(
        event.groups,
        entry,
        ({ name, mobile, group, consent }, id) =>
          saveOnce('track:enter', saveEntry, {
            ...{ iid, scope: 'track', refId: event.id, ...(id ? { id } : {}) },
            fields: { name, mobile, group, consent },
          }),
        memberDraft(`track:entry:${event.id}`, isLike(BLANK_ENTRY), { iid, member }),
      ),
  )
  const { form } = store
  useOwnDetails(iid, (own) => store.suggest(own), entry === null)
  const error = (field: EntryField, said: string) => (store.problems.includes(field) ? said : undefined)
  const submit = async () => {
    try {
      if (await store.submit()) {
        toast.success(text('saved'))
        onSaved()
        return
      }
      const [first] = store.problems
      if (first) scrollToField(`track-${first}`)
    } catch (failure) {
      toast.error(errorText(failure))
    }
  }
  return (
    <Card padded>
      <View className={css.stack}>
        <TextField
          id="track-name"
          label={text('name')}
          kind="name"
          required
          maxLength={20}
          value={form.name}
          onChange={(name) => store.type({ name })}
          error={error('name', text('nameWrong'))}
        />
        <TextField
          id="track-mobile"
          label={text('mobile')}
          kind="phone"
          required
          maxLength={11}
          value={form.mobile}
          onChange={(mobile) => store.type({ mobile })}
          error={error('mobile', text('mobileWrong'))}
        />
        {event.groups.length > 0 && (
          <RadioField
            id="track-group"
            label={text('group')}
            required
            options={event.groups.map((group) => ({ value: group, text: group }))}
            value={form.group}
            onChange={(group) => store.type({ group })}
            error={error('group', text('groupWrong'))}
          />
        )}
        <CheckboxField
          id="track-consent"
          label={text('consent')}
          value={form.consent}
          onChange={(consent) => store.type({ consent })}
          error={error('consent', text('consentFirst'))}
        />
        <Text className={css.note}>{text('consentWhy')}</Text>
        <AppButton
          id="track-save"
          kind={entry ? 'secondary' : 'primary'}
          loading={store.busy}
          onPress={() => void submit()}
        >
          {text(entry ? 'change' : 'save')}
        </AppButton>
      </View>
    </Card>
  )
})

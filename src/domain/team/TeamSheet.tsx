import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { Stepper } from '@/ui/fields/Stepper'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { text } from './messages'
import { TEAM_LIMITS, type TeamForm } from './TeamForm'
import css from './TeamSheet.module.scss'

/** Creates a team, or changes the viewer's own one. */
export const TeamSheet = observer(function TeamSheet({ form }: { readonly form: TeamForm }) {
  const { words, id } = form
  const { name, slogan, notice, size } = TEAM_LIMITS
  const save = async () => {
    try {
      if (await form.save()) toast.success(text(id === null ? 'teamFounded' : 'teamChanged'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <BottomSheet
      id="team-sheet"
      open={form.isOpen}
      title={text(id === null ? 'teamFound' : 'teamChange')}
      onClose={() => form.close()}
      footer={
        <AppButton id="team-save" kind="primary" stretch loading={form.busy} onPress={() => void save()}>
          {text(id === null ? 'teamFound' : 'teamSave')}
        </AppButton>
      }
    >
      <View className={css.fields}>
        <TextField
          id="team-name"
          label={text('teamName')}
          required
          placeholder={text('teamNameHint')}
          maxLength={name.max}
          value={words.name}
          onChange={(value) => form.write({ name: value })}
          error={form.wrongName ? text('teamNameWrong') : undefined}
        />
        <TextField
          id="team-slogan"
          label={text('teamSlogan')}
          placeholder={text('teamSloganHint')}
          maxLength={slogan}
          value={words.slogan}
          onChange={(value) => form.write({ slogan: value })}
        />
        <View className={css.line}>
          <Text>{text('teamMax')}</Text>
          <Stepper
            id="team-max"
            label={text('teamMax')}
            value={words.max}
            min={size.min}
            max={size.max}
            onChange={(max) => form.write({ max })}
          />
        </View>
        <SwitchField
          id="team-open"
          label={text('teamOpen')}
          hint={text('teamOpenHint')}
          value={words.open}
          onChange={(open) => form.write({ open })}
        />
        <TextAreaField
          id="team-notice"
          label={text('teamNotice')}
          placeholder={text('teamNoticeHint')}
          limit={notice}
          value={words.notice}
          onChange={(value) => form.write({ notice: value })}
        />
      </View>
    </BottomSheet>
  )
})

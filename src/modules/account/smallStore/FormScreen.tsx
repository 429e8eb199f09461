import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { BehindNote } from '@/domain/form/BehindNote'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { errorText } from '@/locales/errorText'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import type { DraftForm } from './DraftForm'
import css from './FormScreen.module.scss'
import { text } from './messages'

interface FormScreenProps<F extends string> {
  readonly title: string
  readonly state: ScreenState
  readonly form: DraftForm<F>
  readonly pictures?: FormPictures
  /** The id of a field is `<prefix>-<field>`. */
  readonly prefix: string
  readonly submitText?: string
  readonly savedText?: string
  readonly onSaved: () => void
  readonly children: ReactNode
}

/** A form of a store's settings: it scrolls to the first wrong field, and says when it is saved. */
export const FormScreen = observer(function FormScreen<F extends string>(props: FormScreenProps<F>) {
  const { title, state, form, pictures, prefix, submitText, savedText, onSaved, children } = props
  const submit = async () => {
    if (pictures?.mustWait()) return
    try {
      if (!(await form.submit())) {
        if (form.first) scrollToField(`${prefix}-${form.first}`)
        return
      }
      pictures?.clear()
      toast.success(savedText ?? text('saved'))
      onSaved()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame
      title={title}
      state={state}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar>
          <AppButton id={`${prefix}-save`} kind="primary" stretch loading={form.busy} onPress={() => void submit()}>
            {submitText ?? text('save')}
          </AppButton>
        </ActionBar>
      }
    >
      {form.values && (
        <View className={css.form}>
          <BehindNote form={form} pictures={pictures} />
          {children}
          <Text className={css.note}>{text('draft')}</Text>
        </View>
      )}
    </ScreenFrame>
  )
})

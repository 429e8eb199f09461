import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { semantics } from '@/ui/press/semantics'
import css from './BehindNote.module.scss'
import { text } from './messages'

interface BehindNoteProps {
  readonly form: { readonly isBehind: boolean; readonly takeStored: () => void }
  /** Pictures of the form, which are discarded with what was typed. */
  readonly pictures?: { readonly discard: () => void } | undefined
}

/** Says that another device has stored something since the draft was begun, and offers it. */
export const BehindNote = observer(function BehindNote({ form, pictures }: BehindNoteProps) {
  if (!form.isBehind) return null
  const take = () => {
    pictures?.discard()
    form.takeStored()
  }
  return (
    <View id="form-behind" className={css.note} {...semantics({ role: 'status' })}>
      <Text>{text('behind')}</Text>
      <AppButton id="form-take-stored" size="small" onPress={take}>
        {text('takeStored')}
      </AppButton>
    </View>
  )
})

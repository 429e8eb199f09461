import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import css from '../game.module.scss'
import { text } from '../race/messages'
import type { ResultStore } from './ResultStore'

const WORDS = { open: 'appealOpen', passed: 'appealPassed', refused: 'appealRefused' } as const

/** The owner's objection: its state, and the form of a new one in time. */
export const Appeal = observer(function Appeal({ store }: { readonly store: ResultStore }) {
  const { result } = store
  if (!result?.mine) return null
  const { appeal, appealUntil } = result
  const { mayAppeal: mayWrite } = store
  const send = async () => {
    try {
      if (await store.appeal()) toast.success(text('appealSent'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  if (!appeal && !mayWrite) return null
  return (
    <View className={css.stack}>
      <SectionHeading
        title={text('appeal')}
        note={mayWrite ? text('appealUntil', { time: formatMoment(appealUntil, 'at') }) : ''}
      />
      {appeal && (
        <Text id="appeal-state" className={css.note}>
          {store.appealWords(text(WORDS[appeal.state]))}
        </Text>
      )}
      {mayWrite && (
        <>
          <TextAreaField
            id="appeal-text"
            label={text('appeal')}
            placeholder={text('appealHint')}
            limit={500}
            value={store.appealText}
            onChange={(words) => store.write(words)}
            error={store.appealIsShort ? text('appealShort') : undefined}
          />
          <AppButton id="appeal-send" loading={store.busy === 'appeal'} onPress={() => void send()}>
            {text('appealSend')}
          </AppButton>
        </>
      )}
    </View>
  )
})

import { saveGameResults } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/fields/DateField'
import { text } from '../entry/messages'
import css from '../game.module.scss'
import { ResultsHourStore, type ResultsStep } from './ResultsHourStore'

interface ResultsHourProps {
  readonly iid: number
  /** The event. */
  readonly id: string
  readonly resultsAt: number | null
  readonly out: boolean
  readonly onSaved: () => void
}

/** For staff: the hour from which results are public, and their publication. */
export const ResultsHour = observer(function ResultsHour({ iid, id, resultsAt, out, onSaved }: ResultsHourProps) {
  const [store] = useState(
    () =>
      new ResultsHourStore({
        resultsAt,
        save: async (at, step) => {
          const publish = step === 'publish' ? { publish: true } : {}
          const { publishedAt } = await callOnce(`results:${id}:${step}:${at}`, saveGameResults, (reqId) => ({
            ...{ iid, reqId, id, rows: [], resultsAt: at, ...publish },
          }))
          return publishedAt
        },
      }),
  )
  const save = async (step: ResultsStep) => {
    try {
      const done = await store.save(step)
      if (!done) return
      toast.success(text(done))
      onSaved()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const publish = async () => {
    const from = store.publicFrom
    const message = from === null ? text('publishNow') : text('publishAt', { time: formatMoment(from, 'at') })
    if (await dialog.confirm({ title: text('publish'), message })) await save('publish')
  }
  return (
    <View id="results-hour" className={css.card}>
      <Text className={css.name}>{text('results')}</Text>
      <Text className={css.note}>{text(out ? 'resultsOut' : 'resultsClosed')}</Text>
      <DateField
        id="results-at"
        mode="datetime"
        label={text('resultsAt')}
        hint={text('resultsHint')}
        value={store.hour}
        onChange={(hour) => store.setHour(hour)}
      />
      <View className={css.acts}>
        <AppButton id="results-save" loading={store.busy === 'hour'} onPress={() => void save('hour')}>
          {text('saveHour')}
        </AppButton>
        {!out && (
          <AppButton
            id="results-publish"
            kind="accent"
            loading={store.busy === 'publish'}
            onPress={() => void publish()}
          >
            {text('publish')}
          </AppButton>
        )}
      </View>
    </View>
  )
})

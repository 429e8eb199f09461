import { formatDate, parseDateTime, saveGameResults } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
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

interface ResultsHourProps {
  readonly iid: number
  /** The event. */
  readonly id: string
  readonly resultsAt: number | null
  readonly out: boolean
  readonly onSaved: () => void
}

/** For staff: the hour from which results are public, and their publication. */
export function ResultsHour({ iid, id, resultsAt, out, onSaved }: ResultsHourProps) {
  const [hour, setHour] = useState(() => (resultsAt === null ? '' : formatDate(resultsAt, 'YYYY-MM-DD HH:mm')))
  const [busy, setBusy] = useState<'' | 'hour' | 'publish'>('')
  const save = async (what: 'hour' | 'publish') => {
    if (busy !== '') return
    const at = hour === '' ? 0 : parseDateTime(hour)
    const when = at > Date.now() ? text('publishAt', { time: formatMoment(at, 'at') }) : text('publishNow')
    if (what === 'publish' && !(await dialog.confirm({ title: text('publish'), message: when }))) return
    setBusy(what)
    try {
      const words = { id, rows: [], resultsAt: at, ...(what === 'publish' ? { publish: true } : {}) }
      const { publishedAt } = await callOnce(`results:${id}:${what}:${at}`, saveGameResults, (reqId) => ({
        ...{ iid, reqId, ...words },
      }))
      toast.success(text(what === 'publish' ? 'published' : publishedAt === null ? 'hourKept' : 'hourSaved'))
      onSaved()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy('')
    }
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
        value={hour}
        onChange={setHour}
      />
      <View className={css.acts}>
        <AppButton id="results-save" loading={busy === 'hour'} onPress={() => void save('hour')}>
          {text('saveHour')}
        </AppButton>
        {!out && (
          <AppButton
            id="results-publish"
            kind="accent"
            loading={busy === 'publish'}
            onPress={() => void save('publish')}
          >
            {text('publish')}
          </AppButton>
        )}
      </View>
    </View>
  )
}

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { formatTime } from '../formatTime'
import css from '../game.module.scss'
import { text } from '../race/messages'
import type { AppealQueueStore } from './AppealQueueStore'

/** For staff: objections with the time as it stands, to be corrected or refused. */
export const AppealQueue = observer(function AppealQueue({ store }: { readonly store: AppealQueueStore }) {
  useEffect(() => void store.load(), [store])
  const decide = async (id: string, decision: 'pass' | 'refuse') => {
    try {
      const outcome = await store.decide(id, decision)
      if (outcome === 'time') return toast.show(text('timeWrong'))
      if (outcome === 'note') return toast.show(text('noteShort'))
      if (outcome === 'done') toast.success(text('decided'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  if (store.failure !== '')
    return (
      <AppButton id="appeals-retry" onPress={() => void store.load()}>
        {store.failure}
      </AppButton>
    )
  if (store.queue?.length === 0) return <EmptyState drawing="empty" message={text('noAppeals')} />
  return (
    <View className={css.stack}>
      {(store.queue ?? []).map(({ id, at, who, data }) => (
        <View key={id} className={css.card}>
          <View className={css.line}>
            <Text
              className={css.name}
            >{`${String(data.name ?? '')} · ${text('bib', { bib: String(data.bib ?? '') })}`}</Text>
            <Text className={css.note}>{formatMoment(at, 'at')}</Text>
          </View>
          <Text className={css.note}>{`${who} · ${text('net')} ${formatTime(Number(data.net ?? 0))}`}</Text>
          <Text className={css.words}>{String(data.text ?? '')}</Text>
          <TextField
            id={`appeal-net-${id}`}
            label={text('correctNet')}
            maxLength={8}
            placeholder={formatTime(Number(data.net ?? 0))}
            value={store.textsOf(id).net}
            onChange={(net) => store.write(id, { net })}
          />
          <TextField
            id={`appeal-note-${id}`}
            label={text('note')}
            maxLength={100}
            value={store.textsOf(id).note}
            onChange={(note) => store.write(id, { note })}
          />
          <View className={css.acts}>
            <AppButton
              id={`appeal-refuse-${id}`}
              disabled={store.busy !== ''}
              onPress={() => void decide(id, 'refuse')}
            >
              {text('refuse')}
            </AppButton>
            <AppButton
              id={`appeal-pass-${id}`}
              kind="accent"
              loading={store.busy === id}
              onPress={() => void decide(id, 'pass')}
            >
              {text('pass')}
            </AppButton>
          </View>
        </View>
      ))}
    </View>
  )
})

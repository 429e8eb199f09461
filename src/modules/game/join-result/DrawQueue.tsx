import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { text } from '../entry/messages'
import css from '../game.module.scss'
import type { DrawStore } from './DrawStore'

interface DrawQueueProps {
  readonly store: DrawStore
  readonly onDrawn: () => void
}

/** For staff: the categories whose draw waits. */
export const DrawQueue = observer(function DrawQueue({ store, onDrawn }: DrawQueueProps) {
  const draw = async (id: string) => {
    if (!(await dialog.confirm({ title: text('draw'), message: text('drawAsk') }))) return
    try {
      if (!(await store.draw(id))) return
      toast.success(text('drawn'))
      onDrawn()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  if (store.queue?.length === 0) return <EmptyState drawing="empty" message={text('queueEmpty')} />
  return (
    <View className={css.stack}>
      {(store.queue ?? []).map(({ id, data }) => (
        <View key={id} className={css.card}>
          <Text className={css.name}>{String(data.category ?? '')}</Text>
          <Text className={css.note}>
            {text('queueNote', { quota: Number(data.quota ?? 0), numbers: Number(data.numbers ?? 0) })}
          </Text>
          <View className={css.acts}>
            <AppButton
              id={`draw-now-${id.split(':')[1] ?? ''}`}
              kind="accent"
              loading={store.busy === id}
              onPress={() => void draw(id)}
            >
              {text('draw')}
            </AppButton>
          </View>
        </View>
      ))}
    </View>
  )
})

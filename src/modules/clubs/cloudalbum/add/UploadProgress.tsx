import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { semantics } from '@/ui/press/semantics'
import { text } from '../messages'
import type { AddAlbumStore } from './AddAlbumStore'
import css from './index.module.scss'

/** How far all uploads are, with buttons to pause them and to try failed ones again. */
export const UploadProgress = observer(function UploadProgress({ store }: { readonly store: AddAlbumStore }) {
  const { queue, done, failed, busy } = store
  const all = queue.items.length
  if (all === 0) return null
  return (
    <View className={css.progress}>
      <View className={css.words} {...semantics({ role: 'status' })}>
        <Text id="album-progress">{text('progress', { done, all })}</Text>
        {failed > 0 && <Text className={css.failed}>{text('failedSome', { count: failed })}</Text>}
      </View>
      <View className={css.track}>
        <View className={css.bar} style={{ width: `${(100 * done) / all}%` }} />
      </View>
      {(busy || failed > 0) && (
        <View className={css.buttons}>
          {busy && (
            <AppButton id="album-pause" size="small" onPress={() => store.togglePause()}>
              {text(queue.paused ? 'resume' : 'pause')}
            </AppButton>
          )}
          {failed > 0 && (
            <AppButton id="album-retry" size="small" onPress={() => store.retryAll()}>
              {text('retryAll')}
            </AppButton>
          )}
        </View>
      )}
    </View>
  )
})

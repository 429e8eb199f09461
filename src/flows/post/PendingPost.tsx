import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { Spinner } from '@/ui/feedback/Spinner'
import { text } from './messages'
import css from './PendingPost.module.scss'
import type { PostStore } from './PostStore'

/** The own post above the others while it is sent, and after a failure. */
export const PendingPost = observer(function PendingPost({ store }: { readonly store: PostStore }) {
  const { state, form, failure } = store
  if (state === 'writing') return null
  const giveUp = async () => {
    if (await dialog.confirm({ message: text('giveUpAsk'), danger: true })) store.discard()
  }
  return (
    <View id="post-pending" className={css.card}>
      <Text className={css.words}>{form.text}</Text>
      {state === 'sending' ? (
        <View className={css.state}>
          <Spinner />
          <Text>{text('sending')}</Text>
        </View>
      ) : (
        <>
          <Text className={css.failed}>{text('failed', { reason: failure })}</Text>
          <View className={css.state}>
            <AppButton id="post-again" kind="primary" size="small" onPress={() => void store.publish()}>
              {text('again')}
            </AppButton>
            <AppButton id="post-edit" size="small" onPress={() => store.open()}>
              {text('edit')}
            </AppButton>
            <AppButton id="post-give-up" kind="danger" size="small" onPress={() => void giveUp()}>
              {text('giveUp')}
            </AppButton>
          </View>
        </>
      )}
    </View>
  )
})

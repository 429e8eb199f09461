import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { t } from '@/locales/t'
import { AppButton } from '@/ui/action/AppButton'
import { Picture } from '@/ui/media/Picture'
import { PlayMark } from '@/ui/media/PlayMark'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { text } from '../messages'
import type { WatchStore } from '../WatchStore'
import css from './VideoStage.module.scss'

interface VideoStageProps {
  readonly watch: WatchStore
  readonly title: string
  readonly cover: string
  readonly onBuy: () => void
  readonly onEnd?: () => void
}

/** The cover with a play button, then the player; an unpaid video shows a message. Fills its container. */
export const VideoStage = observer(function VideoStage({ watch, title, cover, onBuy, onEnd }: VideoStageProps) {
  const { state, address } = watch
  if (state === 'playing' && address)
    return (
      <VideoPlayer
        fill
        autoplay
        src={address.url}
        poster={cover}
        label={title}
        startAt={watch.startAt}
        onTime={(seconds) => watch.watched(seconds)}
        onEnd={() => {
          watch.ended()
          onEnd?.()
        }}
        onFail={() => watch.failed()}
      />
    )
  return (
    <>
      <Picture src={cover} alt={title} lazy={false} />
      <View className={css.veil}>
        {state === 'denied' && (
          <>
            <Text className={css.word}>{text('locked')}</Text>
            <AppButton id="buy-button" kind="accent" onPress={onBuy}>
              {text('buy')}
            </AppButton>
          </>
        )}
        {state === 'failed' && <Text className={css.word}>{text('playFailed')}</Text>}
        {state !== 'denied' && <PlayMark label={t('play')} onPress={() => void watch.open()} />}
      </View>
    </>
  )
})

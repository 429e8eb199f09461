import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { Picture } from '@/ui/media/Picture'
import { PlayMark } from '@/ui/media/PlayMark'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { text } from '../messages'
import css from './Screening.module.scss'

interface ScreeningProps {
  readonly store: PaidStore
  readonly cover: string
  readonly title: string
}

/** The cover with a play button, then the player with the open episode. */
export const Screening = observer(function Screening({ store, cover, title }: ScreeningProps) {
  const { open, next } = store
  return (
    <View className={css.stage}>
      <View className={css.frame}>
        {open ? (
          <VideoPlayer
            key={`${open.item.id} ${open.play.trial}`}
            fill
            autoplay
            src={open.play.url}
            poster={cover}
            label={open.item.title}
            startAt={open.startAt}
            onTime={(seconds) => store.watched(seconds)}
            onEnd={() => store.ended()}
            onFail={() => store.failed(text('playFailed'))}
          />
        ) : (
          <>
            <Picture src={cover} alt={title} ratio={16 / 9} lazy={false} />
            <View className={css.veil}>
              {next && <PlayMark label={text('play')} onPress={() => void store.start(next)} />}
            </View>
          </>
        )}
      </View>
    </View>
  )
})

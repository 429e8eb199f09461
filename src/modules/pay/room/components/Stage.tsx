import type { PaidContent } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { StageBegin, StageVeil, StageWord } from '@/domain/live/StageVeil'
import { StreamPlayer } from '@/domain/live/StreamPlayer'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { PlayMark } from '@/ui/media/PlayMark'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { text } from '../messages'
import type { Phase } from '../phaseOf'
import css from './Stage.module.scss'

interface StageProps {
  readonly store: PaidStore
  readonly content: PaidContent
  readonly phase: Phase
  /** As high as most of the screen, for rooms that are filmed upright. */
  readonly tall: boolean
}

/** The player; before the beginning a countdown, and after the end a word. */
export const Stage = observer(function Stage({ store, content, phase, tall }: StageProps) {
  const { open, next } = store
  const { cover, title, startAt } = content
  const shut = phase === 'soon' || phase === 'ended'
  return (
    <View id="room-stage" className={tall ? css.tall : css.wide}>
      {open && !shut && phase === 'living' ? (
        <StreamPlayer
          src={open.play.url}
          poster={cover}
          label={open.item.title}
          onFail={() => store.failed(text('playFailed'))}
        />
      ) : open && !shut ? (
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
        <StageVeil cover={cover} title={title}>
          {phase === 'soon' && startAt !== null && <StageBegin id="room-soon" at={startAt} />}
          {phase === 'ended' && <StageWord id="room-ended">{text('ended')}</StageWord>}
          {!shut && next && <PlayMark label={text('play')} onPress={() => void store.start(next)} />}
        </StageVeil>
      )}
    </View>
  )
})

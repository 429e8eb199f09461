import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { StageBegin, StageVeil, StageWord } from '@/domain/live/StageVeil'
import { StreamPlayer } from '@/domain/live/StreamPlayer'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { text } from '../messages'
import type { LiveRoomStore } from './LiveRoomStore'
import css from './LiveStage.module.scss'

interface LiveStageProps {
  readonly store: LiveRoomStore
  readonly onBuy: () => void
}

/** The stream or the replay; else the cover with a word about why nothing plays. */
export const LiveStage = observer(function LiveStage({ store, onBuy }: LiveStageProps) {
  const { room, play, phase, broken, locked } = store
  if (!room) return null
  const { cover, title, startAt, price } = room
  if (play && phase === 'living')
    return (
      <View id="live-stage" className={css.stage}>
        <StreamPlayer src={play.url} poster={cover} label={title} onFail={() => store.fail()} />
      </View>
    )
  if (play && phase === 'replay')
    return (
      <View id="live-stage" className={css.stage}>
        <VideoPlayer fill src={play.url} poster={cover} label={title} onFail={() => store.fail()} />
      </View>
    )
  return (
    <View id="live-stage" className={css.stage}>
      <StageVeil cover={cover} title={title}>
        {phase === 'soon' ? (
          startAt !== null && <StageBegin at={startAt} onEnd={() => void store.load()} />
        ) : phase === 'ended' ? (
          <StageWord id="live-ended">{text(store.isReplayMade ? 'ended' : 'replayMaking')}</StageWord>
        ) : locked ? (
          <>
            <StageWord>{text('needsTicket')}</StageWord>
            <AppButton id="live-buy" kind="accent" onPress={onBuy}>
              {text('ticket', { yuan: priceNumber(price) })}
            </AppButton>
          </>
        ) : broken ? (
          <>
            <StageWord id="live-broken">{text(phase === 'living' ? 'broken' : 'playFailed')}</StageWord>
            <Text>{text('again')}</Text>
            <AppButton id="live-retry" size="small" onPress={() => void store.start()}>
              {text('retry')}
            </AppButton>
          </>
        ) : (
          <Text>{text('opening')}</Text>
        )}
      </StageVeil>
    </View>
  )
})

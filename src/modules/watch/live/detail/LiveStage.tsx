import { formatYuan } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { StreamPlayer } from '@/domain/live/StreamPlayer'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { Countdown } from '@/ui/content/Countdown'
import { Picture } from '@/ui/media/Picture'
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
      <View className={css.cover}>
        <Picture src={cover} alt={title} lazy={false} />
      </View>
      <View className={css.veil}>
        {phase === 'soon' ? (
          <>
            {startAt !== null && (
              <Text className={css.word}>{text('beginsAt', { time: formatMoment(startAt, 'when') })}</Text>
            )}
            {startAt !== null && (
              <View className={css.clock}>
                <Countdown until={startAt} prefix={text('left')} onEnd={() => void store.load()} />
              </View>
            )}
          </>
        ) : phase === 'ended' ? (
          <Text id="live-ended" className={css.word}>
            {text(store.isReplayMade ? 'ended' : 'replayMaking')}
          </Text>
        ) : locked ? (
          <>
            <Text className={css.word}>{text('needsTicket')}</Text>
            <AppButton id="live-buy" kind="accent" onPress={onBuy}>
              {text('ticket', { yuan: formatYuan(price) })}
            </AppButton>
          </>
        ) : broken ? (
          <>
            <Text id="live-broken" className={css.word}>
              {text(phase === 'living' ? 'broken' : 'playFailed')}
            </Text>
            <Text>{text('again')}</Text>
            <AppButton id="live-retry" size="small" onPress={() => void store.start()}>
              {text('retry')}
            </AppButton>
          </>
        ) : (
          <Text>{text('opening')}</Text>
        )}
      </View>
    </View>
  )
})

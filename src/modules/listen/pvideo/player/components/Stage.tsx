import type { PaidItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { AppButton } from '@/ui/action/AppButton'
import { Countdown } from '@/ui/content/Countdown'
import { priceNumber } from '@/ui/content/priceNumber'
import { Picture } from '@/ui/media/Picture'
import { PlayMark } from '@/ui/media/PlayMark'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { text } from '../../messages'
import type { NextEpisode } from '../NextEpisode'
import css from './Stage.module.scss'

/** The player's id on the page, by which its speed is set. */
export const VIDEO_ID = 'series-video'

interface StageProps {
  readonly store: PaidStore
  readonly next: NextEpisode
  readonly item: PaidItem
  readonly onStart: () => void
  readonly onBuy: () => void
}

/** The episode, and over it what comes next: the following one, or the price of the series. */
export const Stage = observer(function Stage({ store, next, item, onStart, onBuy }: StageProps) {
  const { open, content, asked, lapsed, problem } = store
  const { waiting } = next
  const cover = content?.cover ?? ''
  const isOpen = open?.item.id === item.id
  const isTrial = isOpen && open.play.trial !== null
  return (
    <View className={css.stage}>
      <View className={css.frame}>
        {isOpen && asked === null && waiting === null && problem === '' ? (
          <VideoPlayer
            key={`${open.item.id} ${open.play.trial}`}
            id={VIDEO_ID}
            fill
            autoplay
            src={open.play.url}
            poster={cover}
            label={item.title}
            startAt={open.startAt}
            onTime={(seconds) => store.watched(seconds)}
            onEvent={({ name }) => name === 'playing' && onStart()}
            onEnd={() => next.ended()}
            onFail={() => store.failed(text('playFailed'))}
          />
        ) : (
          <Picture src={cover} alt={item.title} ratio={16 / 9} lazy={false} />
        )}
        {isTrial && asked === null && problem === '' && <Text className={css.badge}>{text('trial')}</Text>}
        {asked !== null && (
          <View id="series-locked" className={css.veil}>
            <Text className={css.words}>{text(lapsed ? 'lapsed' : isTrial ? 'trialOver' : 'locked')}</Text>
            <AppButton id="stage-buy" kind="accent" onPress={onBuy}>
              {text('buy', { yuan: priceNumber(content?.price ?? 0) })}
            </AppButton>
          </View>
        )}
        {asked === null && waiting && (
          <View id="series-next" className={css.veil}>
            <Text className={css.words}>{text('nextIn', { title: waiting.item.title })}</Text>
            <Countdown until={waiting.at} onEnd={() => next.begin()} />
            <View className={css.buttons}>
              <AppButton id="next-now" kind="primary" size="small" onPress={() => next.begin()}>
                {text('playNow')}
              </AppButton>
              <AppButton id="next-stop" size="small" onPress={() => next.stop()}>
                {text('stay')}
              </AppButton>
            </View>
          </View>
        )}
        {asked === null && !waiting && problem !== '' && (
          <View className={css.veil}>
            <Text className={css.words}>{problem}</Text>
            <AppButton id="stage-again" size="small" onPress={() => void store.start(item)}>
              {text('again')}
            </AppButton>
          </View>
        )}
        {!isOpen && asked === null && !waiting && problem === '' && (
          <View className={css.veil}>
            <PlayMark label={text('play')} onPress={() => void store.start(item)} />
          </View>
        )}
      </View>
    </View>
  )
})

import { formatSeconds, type PaidItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listening } from '@/flows/listening/appListening'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { playAudio } from '@/platform/audio'
import { Spinner } from '@/ui/feedback/Spinner'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import { text } from '../messages'
import css from './Sound.module.scss'

const JUMP = 15
/** In ms: a sound whose position stands still for so long waits for data. */
const STILL = 1000

interface SoundProps {
  readonly store: PaidStore
  readonly cover: string
  readonly title: string
}

/** The cover with the open track: play, pause, and steps of fifteen seconds back and forward. */
export const Sound = observer(function Sound({ store, cover, title }: SoundProps) {
  const { open, next } = store
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const [waits, setWaits] = useState(false)
  const stop = useRef<() => void>(() => undefined)
  const item: PaidItem | null = open?.item ?? next
  const length = open?.play.trial ?? item?.length ?? 0

  const play = useCallback(
    (url: string, from: number) => {
      stop.current()
      listening.close()
      setPlaying(true)
      setAt(from)
      const sound = playAudio(url, {
        startAt: from,
        onTime: (seconds) => {
          setAt(seconds)
          store.watched(seconds)
        },
        onEnd: () => {
          setPlaying(false)
          store.ended()
        },
        onFail: () => {
          setPlaying(false)
          store.failed(text('playFailed'))
        },
      })
      stop.current = sound.stop
    },
    [store],
  )
  useEffect(() => {
    if (open?.play.url) play(open.play.url, open.startAt)
    // Only another address restarts the player: the position changes while it plays.
  }, [open?.play.url, play, open?.startAt])
  useEffect(() => () => stop.current(), [])
  useEffect(() => {
    setWaits(false)
    if (!playing) return
    // Each new position begins anew; at the end nothing is waited for.
    const still = setTimeout(() => setWaits(at < length), STILL)
    return () => clearTimeout(still)
  }, [playing, at, length])

  const press = () => {
    if (!open) return void (item && store.start(item))
    if (!playing) return play(open.play.url, at)
    stop.current()
    setPlaying(false)
    store.left()
  }
  const jump = (by: number) => open && play(open.play.url, Math.max(0, Math.min(length - 1, at + by)))
  return (
    <View className={css.sound}>
      <View className={css.cover}>
        <Picture src={cover} alt={title} ratio={1} lazy={false} radius="card" />
        <View className={css.status} {...semantics({ role: 'status' })}>
          {waits && (
            <View id="sound-waits" className={css.waits}>
              <Spinner />
              <Text>{text('waits')}</Text>
            </View>
          )}
        </View>
      </View>
      <Text className={css.title}>{item?.title ?? title}</Text>
      <View className={css.line}>
        <Text className={css.time}>{formatSeconds(at)}</Text>
        <View className={css.track}>
          <View className={css.done} style={{ width: `${length > 0 ? Math.min(100, (at / length) * 100) : 0}%` }} />
        </View>
        <Text className={css.time}>{formatSeconds(length)}</Text>
      </View>
      <View className={css.keys}>
        <View id="sound-back" className={css.jump} {...pressProps(() => jump(-JUMP), { label: text('back15') })}>
          <Text>−15</Text>
        </View>
        <View id="sound-play" className={css.play} {...pressProps(press, { label: text(playing ? 'pause' : 'play') })}>
          <View className={playing ? css.bars : css.triangle} />
        </View>
        <View id="sound-on" className={css.jump} {...pressProps(() => jump(JUMP), { label: text('on15') })}>
          <Text>+15</Text>
        </View>
      </View>
    </View>
  )
})

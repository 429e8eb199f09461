import { formatSeconds, type PaidItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import type { Listening } from '@/flows/listening/Listening'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { Countdown } from '@/ui/content/Countdown'
import { Spinner } from '@/ui/feedback/Spinner'
import { RangeBar } from '@/ui/fields/RangeBar'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import { text } from '../../messages'
import { SleepSheet } from './SleepSheet'
import css from './SoundPanel.module.scss'
import { SpeedSheet } from './SpeedSheet'

const JUMP = 15

interface SoundPanelProps {
  readonly store: PaidStore
  readonly listening: Listening
  readonly item: PaidItem
  readonly cover: string
  /** Between the cover and the keys. */
  readonly heading: ReactNode
}

/** The cover with the keys of the player: play, steps, position, speed and sleep timer. */
export const SoundPanel = observer(function SoundPanel({ store, listening, item, cover, heading }: SoundPanelProps) {
  const [sheet, setSheet] = useState<'speed' | 'sleep' | null>(null)
  const isOpen = listening.store === store && store.open?.item.id === item.id
  const at = isOpen ? listening.at : 0
  const length = isOpen ? listening.length : item.length
  const isPlaying = isOpen && listening.isPlaying
  const trial = isOpen ? store.open?.play.trial : null
  const { sleep } = listening
  const press = () => (isOpen ? listening.toggle() : void store.start(item))
  return (
    <View className={css.panel}>
      <View className={css.cover}>
        <Picture src={cover} alt={item.title} ratio={1} lazy={false} radius="card" />
        <View className={css.status} {...semantics({ role: 'status' })}>
          {isPlaying && listening.waits && (
            <View id="sound-waits" className={css.waits}>
              <Spinner />
              <Text>{text('waits')}</Text>
            </View>
          )}
        </View>
      </View>
      {heading}
      {trial && <Text className={css.trial}>{text('trial', { time: formatSeconds(trial) })}</Text>}
      {store.problem !== '' && <Text className={css.problem}>{store.problem}</Text>}
      <View className={css.line}>
        <Text id="sound-at" className={css.time}>
          {formatSeconds(Math.floor(at))}
        </Text>
        <RangeBar
          id="sound-bar"
          label={text('position')}
          valueText={text('positionText', { at: formatSeconds(Math.floor(at)), length: formatSeconds(length) })}
          value={at}
          max={length}
          disabled={!isOpen}
          onChange={(to) => listening.seek(to)}
        />
        <Text className={css.time}>{formatSeconds(Math.floor(length))}</Text>
      </View>
      <View className={css.keys}>
        <View
          id="sound-before"
          className={css.key}
          {...pressProps(() => listening.turn(-1), { label: text('before'), disabled: !store.before(item) })}
        >
          <View className={store.before(item) ? css.previous : css.noPrevious} />
        </View>
        <View
          id="sound-back"
          className={css.key}
          {...pressProps(() => listening.jump(-JUMP), { label: text('back15') })}
        >
          <Text>−15</Text>
        </View>
        <View
          id="sound-play"
          className={css.play}
          {...pressProps(press, { label: text(isPlaying ? 'pause' : 'play') })}
        >
          <View className={isPlaying ? css.bars : css.triangle} />
        </View>
        <View id="sound-on" className={css.key} {...pressProps(() => listening.jump(JUMP), { label: text('on15') })}>
          <Text>+15</Text>
        </View>
        <View
          id="sound-after"
          className={css.key}
          {...pressProps(() => listening.turn(1), { label: text('after'), disabled: !store.after(item) })}
        >
          <View className={store.after(item) ? css.following : css.noFollowing} />
        </View>
      </View>
      <View className={css.choices}>
        {listening.canSpeed && (
          <View id="sound-speed" className={css.choice} {...pressProps(() => setSheet('speed'))}>
            <Text>
              {text('speed')} {text('speedOf', { speed: listening.speed })}
            </Text>
          </View>
        )}
        <View id="sound-sleep" className={css.choice} {...pressProps(() => setSheet('sleep'))}>
          {sleep === null ? (
            <Text>{text('sleep')}</Text>
          ) : sleep === 'trackEnd' ? (
            <Text>{text('trackEndShort')}</Text>
          ) : (
            <Countdown until={sleep.until} />
          )}
        </View>
      </View>
      <SpeedSheet listening={listening} open={sheet === 'speed'} onClose={() => setSheet(null)} />
      <SleepSheet listening={listening} open={sheet === 'sleep'} onClose={() => setSheet(null)} />
    </View>
  )
})

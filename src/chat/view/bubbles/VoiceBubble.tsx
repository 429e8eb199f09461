import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { link } from '@/platform/link'
import { dialog } from '@/ui/feedback/dialog'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { semantics } from '@/ui/press/semantics'
import { voiceSeconds } from '../../media/mediaBody'
import type { VoicePlayer } from '../../media/VoicePlayer'
import { voiceWave } from '../../media/voiceWave'
import { ChatIcon } from '../ChatIcon'
import { text } from '../messages'
import { openAddress } from '../openAddress'
import css from './bubbles.module.scss'
import { waveStyle } from './waveStyle'

/** Older iPhones cannot play the recordings of other browsers: offers to open the file elsewhere. */
async function offerFile(src: string): Promise<void> {
  if (!(await dialog.confirm({ message: text('playFailed'), confirmText: text('saveVoice') }))) return
  const saved = await link.save(src)
  if (!saved.ok) await openAddress(src)
}

interface VoiceBubbleProps {
  readonly id: string
  readonly src: string
  readonly tone: string | undefined
  readonly player: VoicePlayer
  /** True while the member has not played it. */
  readonly isNew: boolean
}

/**
 * A voice message. A tap plays it, another tap pauses it. The address contains the length and the bars, which fill
 * while it plays. The bars are one mask, so that a mini-program sends only the progress.
 */
export const VoiceBubble = observer(function VoiceBubble({ id, src, tone, player, isNew }: VoiceBubbleProps) {
  const isCurrent = player.current === id
  const isPlaying = isCurrent && !player.isPaused
  const length = voiceSeconds(src) ?? Math.round(isCurrent ? player.length : 0)
  const whole = isCurrent ? player.length || length : length
  const at = isCurrent ? player.at : 0
  const share = whole > 0 ? Math.min(100, Math.round((at / whole) * 100)) : 0
  const seconds = isCurrent ? Math.max(0, Math.ceil(whole - at)) : length
  const label = text(length > 0 ? 'voiceLength' : 'voiceMessage', { seconds: length })
  const toggle = () => player.toggle({ tempID: id, url: src }, () => void offerFile(src))
  return (
    <>
      <View
        id={`voice-${id}`}
        className={joinClasses(css.voice, tone)}
        {...pressProps(toggle, { label, pressed: isPlaying })}
      >
        <ChatIcon name={isPlaying ? 'pause' : 'play'} />
        <View id={`wave-${id}`} className={css.wave} style={waveStyle(voiceWave(src))}>
          <View id={`played-${id}`} className={css.played} style={{ width: `${share}%` }} />
        </View>
        {length > 0 && <Text className={css.seconds}>{text('seconds', { seconds })}</Text>}
      </View>
      {isNew && (
        <View id={`new-${id}`} className={css.dot} {...semantics({ role: 'img', 'aria-label': text('unplayed') })} />
      )}
    </>
  )
})

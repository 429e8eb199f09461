import { Text, View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import { playAudio } from '@/platform/audio'
import { link } from '@/platform/link'
import { dialog } from '@/ui/feedback/dialog'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { voiceSeconds } from '../../media/mediaBody'
import { ChatIcon } from '../ChatIcon'
import { text } from '../messages'
import { openAddress } from '../openAddress'
import css from './bubbles.module.scss'

/** Older iPhones cannot play the recordings of other browsers: offers to open the file elsewhere. */
async function offerFile(src: string): Promise<void> {
  if (!(await dialog.confirm({ message: text('playFailed'), confirmText: text('saveVoice') }))) return
  const saved = await link.save(src)
  if (!saved.ok) await openAddress(src)
}

/** A tap plays it, another tap stops it. The length comes from the address, or else from the player. */
export function VoiceBubble({ src, className }: { src: string; className: string | undefined }) {
  const [playing, setPlaying] = useState(false)
  const [length, setLength] = useState(0)
  const stop = useRef<() => void>(() => undefined)
  useEffect(() => () => stop.current(), [])
  const toggle = () => {
    if (playing) {
      stop.current()
      return setPlaying(false)
    }
    setPlaying(true)
    stop.current = playAudio(src, {
      onTime: (_, whole) => setLength(Math.max(1, Math.round(whole))),
      onEnd: () => setPlaying(false),
      onFail: () => {
        setPlaying(false)
        void offerFile(src)
      },
    })
  }
  const seconds = voiceSeconds(src) ?? length
  const words = seconds ? text('voiceLength', { seconds }) : text('voiceMessage')
  return (
    <View
      className={joinClasses(css.voice, className)}
      {...pressProps(toggle, { label: text('voiceMessage'), pressed: playing })}
    >
      <ChatIcon name="wave" playing={playing} />
      <Text>{words}</Text>
    </View>
  )
}

import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'
import type { Refusal } from '@/platform/outcome'
import { recorder } from '@/platform/recorder'
import { MAX_RECORDING_SECONDS, type Recording, type RecordingUnderWay } from '@/platform/recorder/types'
import { toast } from '@/ui/feedback/toast'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import css from './Composer.module.scss'
import { text } from './messages'

export interface VoiceBarProps {
  readonly onVoice: (recording: Recording) => void
}

const SHORTEST_SECONDS = 0.6

const REFUSALS: Readonly<Record<Refusal, Parameters<typeof text>[0] | null>> = {
  unsupported: 'noRecorder',
  denied: 'microphoneDenied',
  failed: 'recordingFailed',
  cancelled: null,
}

const tellRefusal = (reason: Refusal) => {
  const key = REFUSALS[reason]
  if (key) toast.show(text(key as 'noRecorder'))
}

/**
 * The first tap starts recording, the second one sends. Holding a button would fail when the platform asks for
 * permission.
 */
export function VoiceBar({ onVoice }: VoiceBarProps) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const running = useRef<RecordingUnderWay | null>(null)
  const isRecording = seconds !== null
  useEffect(() => () => running.current?.cancel(), [])
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => setSeconds((now) => Math.min((now ?? 0) + 1, MAX_RECORDING_SECONDS)), 1000)
    return () => clearInterval(timer)
  }, [isRecording])

  const begin = async () => {
    const started = await recorder.start()
    if (!started.ok) return tellRefusal(started.reason)
    running.current = started.value
    setSeconds(0)
  }
  const finish = async () => {
    const ended = await running.current?.stop()
    running.current = null
    setSeconds(null)
    if (!ended) return
    if (!ended.ok) return tellRefusal(ended.reason)
    if (ended.value.seconds < SHORTEST_SECONDS) return toast.show(text('tooShort'))
    onVoice(ended.value)
  }
  const giveUp = () => {
    running.current?.cancel()
    running.current = null
    setSeconds(null)
  }
  return (
    <View className={css.voice}>
      <View
        id="chat-record"
        className={joinClasses(css.record, isRecording && css.recording)}
        {...pressProps(() => void (isRecording ? finish() : begin()), { pressed: isRecording })}
      >
        {isRecording ? text('recordingFor', { seconds }) : text('tapToTalk')}
      </View>
      {isRecording && (
        <View id="chat-record-cancel" className={css.tool} {...pressProps(giveUp, { label: text('giveUp') })}>
          <Icon drawing={closeIcon.drawing} size={18} />
        </View>
      )}
    </View>
  )
}

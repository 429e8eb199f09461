import { type BaseEventOrig, type ITouchEvent, View } from '@tarojs/components'
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
import { TalkTouch } from './TalkTouch'

/** The component's own type does not say that it is a touch. */
const touchOf = (event: BaseEventOrig) => (event as ITouchEvent).touches[0]

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

/** A press that comes so soon after a touch belongs to it, in ms. */
const AFTERMATH_MS = 500

type Hold = 'none' | 'held' | 'away'

/**
 * Held, it records: letting go sends, sliding up first cancels. A tap, a click or a key starts a recording that the next
 * one sends: without a finger nothing can be held, and the first time the platform asks for permission meanwhile.
 */
export function VoiceBar({ onVoice }: VoiceBarProps) {
  const [seconds, setSeconds] = useState<number | null>(null)
  const [hold, setHold] = useState<Hold>('none')
  const running = useRef<RecordingUnderWay | null>(null)
  const touch = useRef<TalkTouch | null>(null)
  const started = useRef<Promise<boolean> | null>(null)
  const touchedAt = useRef(0)
  const isGone = useRef(false)
  const isRecording = seconds !== null
  useEffect(
    () => () => {
      isGone.current = true
      running.current?.cancel()
    },
    [],
  )
  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => setSeconds((now) => Math.min((now ?? 0) + 1, MAX_RECORDING_SECONDS)), 1000)
    return () => clearInterval(timer)
  }, [isRecording])

  const begin = async (): Promise<boolean> => {
    const started = await recorder.start()
    if (!started.ok) tellRefusal(started.reason)
    else if (isGone.current) started.value.cancel()
    else {
      running.current = started.value
      setSeconds(0)
      return true
    }
    return false
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
  const press = () => {
    if (Date.now() - touchedAt.current > AFTERMATH_MS) void (isRecording ? finish() : begin())
  }
  const handleTouchStart = (event: BaseEventOrig) => {
    const at = touchOf(event)
    if (isRecording || !at) return
    touch.current = new TalkTouch(at.clientY, event.timeStamp)
    setHold('held')
    started.current = begin()
  }
  const handleTouchMove = (event: BaseEventOrig) => {
    const at = touchOf(event)
    if (touch.current && at) setHold(touch.current.move(at.clientY) ? 'away' : 'held')
  }
  const handleTouchEnd = async ({ timeStamp, type }: BaseEventOrig) => {
    const end = touch.current && (type === 'touchcancel' ? 'cancels' : touch.current.end(timeStamp))
    if (!end) return
    touch.current = null
    touchedAt.current = Date.now()
    setHold('none')
    if (end === 'runs' || !(await started.current)) return
    if (end === 'sends') await finish()
    else giveUp()
  }
  const words = () => {
    if (hold === 'away') return text('letGoToCancel')
    if (hold === 'held' && isRecording) return text('letGoToSend', { seconds })
    return isRecording ? text('recordingFor', { seconds }) : text('holdToTalk')
  }
  return (
    <View className={css.voice}>
      <View
        id="chat-record"
        className={joinClasses(css.record, isRecording && css.recording, hold === 'away' && css.away)}
        catchMove
        onTouchStart={handleTouchStart}
        onTouchMove={handleTouchMove}
        onTouchEnd={(event) => void handleTouchEnd(event)}
        onTouchCancel={(event) => void handleTouchEnd(event)}
        {...pressProps(press, { pressed: isRecording, label: isRecording ? undefined : text('tapToTalk') })}
      >
        {words()}
      </View>
      {isRecording && hold === 'none' && (
        <View id="chat-record-cancel" className={css.tool} {...pressProps(giveUp, { label: text('giveUp') })}>
          <Icon drawing={closeIcon.drawing} size={18} />
        </View>
      )}
    </View>
  )
}

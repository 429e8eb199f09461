import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { location } from '@/platform/location'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { Figures } from '../Figures'
import { text } from '../messages'
import type { RecorderFault, TrackRecorder } from '../recorder/TrackRecorder'
import { TrackMap } from '../TrackMap'
import css from '../trajectory.module.scss'
import { clockOf, gpsOf, lengthOf, paceOf } from '../words'

const FAULTS = {
  denied: 'faultDenied',
  unsupported: 'faultUnsupported',
  failed: 'faultFailed',
  taken: 'faultTaken',
} as const satisfies Record<RecorderFault, string>

/** Every second, while something runs. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [running])
  return now
}

/** The recorder: where one is, how far one has come, and what waits to be sent. */
export const Recording = observer(function Recording({ recorder }: { readonly recorder: TrackRecorder }) {
  const { track, running, fault, distance, waiting } = recorder
  const now = useNow(running)
  if (!track) return null
  const seconds = (running ? recorder.secondsAt(now) : null) ?? track.stats.seconds
  return (
    <View className={css.stack} id="track-recording">
      <TrackMap line={recorder.line} route={track.route} />
      <Card padded>
        <View className={css.stack}>
          <View className={css.line}>
            <StatusTag tone={running ? 'success' : 'plain'}>
              {text(recorder.isFinished ? 'finished' : running ? 'running' : 'mine')}
            </StatusTag>
            <Text className={css.note} id="track-waiting">
              {waiting > 0 ? text('waiting', { n: waiting }) : text('allSent')}
            </Text>
          </View>
          <Figures
            rows={[
              { name: text('distance'), value: lengthOf(distance) },
              { name: text('time'), value: clockOf(seconds) },
              { name: text('pace'), value: paceOf(distance, seconds) },
            ]}
          />
          {running && (
            <>
              <Text className={css.note}>{gpsOf(recorder.accuracy)}</Text>
              <Text className={css.note}>{text(recorder.background ? 'inBackground' : 'inFront')}</Text>
            </>
          )}
          {recorder.isFinishing && <Text className={css.note}>{text('ending')}</Text>}
          {fault && (
            <View className={css.line}>
              <Text className={css.warn} id="track-fault">
                {text(FAULTS[fault])}
              </Text>
              {fault === 'denied' && location.native && (
                <AppButton size="small" kind="ghost" onPress={() => void location.openSettings()}>
                  {text('settings')}
                </AppButton>
              )}
            </View>
          )}
          {waiting > 0 && (
            <AppButton id="track-retry" size="small" kind="ghost" onPress={() => void recorder.flush()}>
              {text('retry')}
            </AppButton>
          )}
        </View>
      </Card>
    </View>
  )
})

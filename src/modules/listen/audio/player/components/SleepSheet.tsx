import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Listening, Sleep } from '@/flows/listening/Listening'
import { serverNow } from '@/platform/serverClock'
import { Chip } from '@/ui/content/Chip'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { text } from '../../messages'
import css from './sheets.module.scss'

const MINUTES = [15, 30, 60] as const
const MINUTE = 60_000

interface SleepSheetProps {
  readonly listening: Listening
  readonly open: boolean
  readonly onClose: () => void
}

/** When sound stops by itself. */
export const SleepSheet = observer(function SleepSheet({ listening, open, onClose }: SleepSheetProps) {
  const choose = (sleep: Sleep | null) => {
    listening.setSleep(sleep)
    onClose()
  }
  return (
    <BottomSheet id="sleep-sheet" open={open} title={text('sleep')} onClose={onClose}>
      <View className={css.chips}>
        <Chip id="sleep-off" selected={listening.sleep === null} onPress={() => choose(null)}>
          {text('sleepOff')}
        </Chip>
        {MINUTES.map((count) => (
          <Chip key={count} id={`sleep-${count}`} onPress={() => choose({ until: serverNow() + count * MINUTE })}>
            {text('minutes', { count })}
          </Chip>
        ))}
        <Chip id="sleep-end" selected={listening.sleep === 'trackEnd'} onPress={() => choose('trackEnd')}>
          {text('trackEnd')}
        </Chip>
      </View>
    </BottomSheet>
  )
})

import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type Listening, SPEEDS } from '@/flows/listening/Listening'
import { Chip } from '@/ui/content/Chip'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { text } from '../../messages'
import css from './sheets.module.scss'

interface SpeedSheetProps {
  readonly listening: Listening
  readonly open: boolean
  readonly onClose: () => void
}

/** The speeds; the chosen one is remembered. */
export const SpeedSheet = observer(function SpeedSheet({ listening, open, onClose }: SpeedSheetProps) {
  const choose = (speed: number) => {
    listening.setSpeed(speed)
    onClose()
  }
  return (
    <BottomSheet id="speed-sheet" open={open} title={text('speed')} onClose={onClose}>
      <View className={css.chips}>
        {SPEEDS.map((speed) => (
          <Chip key={speed} id={`speed-${speed}`} selected={speed === listening.speed} onPress={() => choose(speed)}>
            {text('speedOf', { speed })}
          </Chip>
        ))}
      </View>
    </BottomSheet>
  )
})

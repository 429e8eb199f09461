import { View } from '@tarojs/components'
import { useState } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../need/messages'
import { type DistrFilters, isWrongRange } from './distrFilters'
import css from './index.module.scss'

type Range = Pick<DistrFilters, 'from' | 'to'>

interface DistrRangeProps {
  readonly range: Range
  readonly onChoose: (range: Range) => void
  readonly onClose: () => void
}

/** The lowest and the highest price. */
export function DistrRange({ range, onChoose, onClose }: DistrRangeProps) {
  const [{ from, to }, setRange] = useState(range)
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const wrong = isWrongRange({ from, to })
    setWrong(wrong)
    if (!wrong) onChoose({ from, to })
  }
  return (
    <BottomSheet
      open
      title={text('cost')}
      onClose={onClose}
      footer={
        <AppButton id="cost-apply" kind="primary" stretch onPress={apply}>
          {text('costApply')}
        </AppButton>
      }
    >
      <View className={css.range}>
        <TextField
          id="cost-from"
          label={text('costFrom')}
          kind="decimal"
          maxLength={8}
          value={from}
          onChange={(value) => setRange({ from: value, to })}
        />
        <TextField
          id="cost-to"
          label={text('costTo')}
          kind="decimal"
          maxLength={8}
          value={to}
          onChange={(value) => setRange({ from, to: value })}
          onSubmit={apply}
          error={isWrong ? text('costWrong') : undefined}
        />
      </View>
    </BottomSheet>
  )
}

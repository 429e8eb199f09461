import { useState } from 'react'
import { writtenNow } from '@/locales/formatWritten'
import { t } from '@/locales/t'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import type { DateMode } from './datePicking'
import { type DateLimits, type DatePart, partsOf, turned, wheelsOf, written } from './dateWheels'
import { Wheels } from './Wheels'
import { inWritingOrder } from './wheelWords'

interface DateSheetProps {
  readonly id: string | undefined
  readonly title: string | undefined
  readonly mode: DateMode
  readonly value: string
  readonly limits: DateLimits
  /** True when the value can be cleared. */
  readonly isOptional: boolean
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

/** Wheels for a date, a time, or both, in the order of the language. */
export function DateSheet({ id, title, mode, value, limits, isOptional, onChoose, onClose }: DateSheetProps) {
  const [parts, setParts] = useState(() => partsOf(value, limits, writtenNow()))
  const turn = (part: DatePart, next: number) => setParts((now) => turned(now, part, next, limits))
  const choose = () => onChoose(written(mode, parts))
  const named = (what: string) => id && `${id}-${what}`
  return (
    <BottomSheet
      open
      id={named('sheet')}
      title={title}
      onClose={onClose}
      footer={
        <>
          {isOptional && value !== '' && (
            <AppButton id={named('clear')} kind="secondary" stretch onPress={() => onChoose('')}>
              {t('clear')}
            </AppButton>
          )}
          <AppButton id={named('done')} kind="primary" stretch onPress={choose}>
            {t('confirm')}
          </AppButton>
        </>
      }
    >
      <Wheels
        id={named('wheels')}
        wheels={inWritingOrder(wheelsOf(mode, parts, limits))}
        onTurn={turn}
        onDone={choose}
      />
    </BottomSheet>
  )
}

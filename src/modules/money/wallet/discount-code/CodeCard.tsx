import type { DiscountCode } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoment } from '@/locales/formatMoment'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { priceNumber } from '@/ui/content/priceNumber'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import css from './index.module.scss'

/** The state of a code; a stopped one can start again. */
export function codeState(code: DiscountCode, now: number): 'live' | 'ended' | 'usedUp' | 'stopped' {
  if (code.endTime <= now) return 'ended'
  if (code.uses >= code.total) return 'usedUp'
  return code.on ? 'live' : 'stopped'
}

interface CodeCardProps {
  readonly code: DiscountCode
  readonly busy: boolean
  readonly onCopy: () => void
  readonly onSwitch: (on: boolean) => void
}

/** A discount code: what it gives, how often it was used, and what it has cost. */
export const CodeCard = observer(function CodeCard({ code, busy, onCopy, onSwitch }: CodeCardProps) {
  const state = codeState(code, serverNow())
  return (
    <Card id={`code-${code.code}`}>
      <View className={css.line}>
        <Text className={css.code}>{code.code}</Text>
        <StatusTag id={`code-state-${code.code}`} look="word" tone={state === 'live' ? 'success' : 'plain'}>
          {text(`code_${state}`)}
        </StatusTag>
      </View>
      <View className={css.facts}>
        <Text>{text('codeOff', { percent: code.percent })}</Text>
        <Text>{text('codeUsed', { uses: code.uses, total: code.total })}</Text>
        <Text>{text('codeCost', { yuan: priceNumber(code.cost) })}</Text>
        <Text>{text('codeUntil', { date: formatMoment(code.endTime, 'date') })}</Text>
        {code.goodsId !== null && <Text>{text('codeForOne')}</Text>}
      </View>
      {(state === 'live' || state === 'stopped') && (
        <View className={css.actions}>
          <AppButton
            id={`code-switch-${code.code}`}
            size="small"
            loading={busy}
            onPress={() => onSwitch(state === 'stopped')}
          >
            {text(state === 'live' ? 'codeStop' : 'codeStart')}
          </AppButton>
          {state === 'live' && (
            <AppButton id={`code-copy-${code.code}`} kind="primary" size="small" onPress={onCopy}>
              {text('codeCopy')}
            </AppButton>
          )}
        </View>
      )}
    </Card>
  )
})

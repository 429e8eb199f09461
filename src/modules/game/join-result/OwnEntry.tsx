import type { Entry } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import { serverNow } from '@/platform/serverClock'
import { AppButton } from '@/ui/action/AppButton'
import { Countdown } from '@/ui/content/Countdown'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../entry/messages'
import { entryState, STATE_TONES } from '../entryState'
import css from '../game.module.scss'

interface OwnEntryProps {
  readonly entry: Entry
  readonly category: string
  readonly busy: boolean
  readonly onDecide: (accept: boolean) => void
  readonly onOrder: () => void
  readonly onKit: () => void
  readonly onEnter: () => void
}

/** One own entry: where it stands, and what can be done. */
export function OwnEntry({ entry, category, busy, onDecide, onOrder, onKit, onEnter }: OwnEntryProps) {
  const { state, bib, drawNo, place, waitPos, offered, confirmBy = 0 } = entry
  const [late, setLate] = useState(() => confirmBy > 0 && serverNow() > confirmBy)
  const hasTicket = state === 'confirmed' || state === 'used' || (state === 'paid' && entry.ticketCode !== '')
  return (
    <View id={`own-${entry.id}`} className={css.card}>
      <View className={css.line}>
        <Text className={css.name}>{entry.name}</Text>
        <StatusTag id={`state-${entry.id}`} tone={STATE_TONES[state]}>
          {entryState(entry)}
        </StatusTag>
      </View>
      <Text className={css.note}>{category}</Text>
      <RowGroup flush>
        {bib !== '' && <ListRow title={text('bib')} value={bib} />}
        {drawNo !== undefined && <ListRow title={text('drawNo')} value={String(drawNo)} />}
        {place !== undefined && <ListRow title={text('place')} value={String(place)} />}
        {state === 'lost' && (
          <ListRow
            title={text('waitPos')}
            value={offered ? text('waitOffered') : waitPos ? String(waitPos) : text('waitLeft')}
          />
        )}
        {entry.orderId !== null && <ListRow id={`order-${entry.id}`} title={text('order')} onPress={onOrder} />}
      </RowGroup>
      {state === 'lost' && <Text className={css.note}>{text('lostNote')}</Text>}
      {state === 'won' && !late && confirmBy > 0 && (
        <Countdown until={confirmBy} prefix={text('untilConfirm')} onEnd={() => setLate(true)} />
      )}
      {state === 'won' && late && <Text className={css.note}>{text('confirmOver')}</Text>}
      {state === 'won' && !late && (
        <View className={css.acts}>
          <AppButton id={`giveup-${entry.id}`} disabled={busy} onPress={() => onDecide(false)}>
            {text('giveUp')}
          </AppButton>
          <AppButton id={`confirm-${entry.id}`} kind="accent" loading={busy} onPress={() => onDecide(true)}>
            {text('confirm')}
          </AppButton>
        </View>
      )}
      {state === 'lost' && offered && (
        <AppButton id={`enter-${entry.id}`} kind="accent" onPress={onEnter}>
          {text('toEnroll')}
        </AppButton>
      )}
      {hasTicket && (
        <View className={css.acts}>
          <AppButton id={`kit-${entry.id}`} onPress={onKit}>
            {text('toKit')}
          </AppButton>
        </View>
      )}
    </View>
  )
}

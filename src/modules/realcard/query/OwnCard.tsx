import type { CardState, RealCard } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { AppButton } from '@/ui/action/AppButton'
import { StatusTag, type StatusTone } from '@/ui/content/StatusTag'
import css from '../form.module.scss'
import { text } from '../messages'
import { CardRights } from './CardRights'

/** The colour of a card's state. */
export const cardTone: Readonly<Record<CardState, StatusTone>> = {
  ...{ new: 'plain', active: 'success', frozen: 'warning', expired: 'plain', void: 'plain' },
}

interface OwnCardProps {
  readonly card: RealCard
  readonly onFreeze: () => void
  readonly onUnfreeze: () => void
  readonly onPacket: () => void
}

/** A card of the member's own, with its rights and what happened to it. */
export function OwnCard({ card, onFreeze, onUnfreeze, onPacket }: OwnCardProps) {
  const { id, title, noMasked, state, expire, rights, log } = card
  return (
    <View id={`card-${id}`} className={css.card}>
      <View className={css.top}>
        <Text className={css.title}>{title}</Text>
        <StatusTag tone={cardTone[state]}>{text(`state_${state}`)}</StatusTag>
      </View>
      <Text className={css.text}>{noMasked}</Text>
      {expire !== null && <Text className={css.small}>{text('expires', { date: formatMoment(expire, 'date') })}</Text>}
      <CardRights rights={rights} />
      <View className={css.buttons}>
        {state === 'active' && (
          <>
            <AppButton id={`packet-${id}`} kind="primary" size="small" onPress={onPacket}>
              {text('openPacket')}
            </AppButton>
            <AppButton id={`freeze-${id}`} kind="secondary" size="small" onPress={onFreeze}>
              {text('freeze')}
            </AppButton>
          </>
        )}
        {state === 'frozen' && (
          <AppButton id={`unfreeze-${id}`} kind="primary" size="small" onPress={onUnfreeze}>
            {text('unfreeze')}
          </AppButton>
        )}
      </View>
      <Text className={css.small}>{text('log')}</Text>
      {log.map(({ kind, title: what, at }) => (
        <View key={`${at} ${kind} ${what}`} className={css.top}>
          <Text className={css.text}>{text(`log_${kind}`, { title: what })}</Text>
          <Text className={css.small}>{formatMoment(at, 'at')}</Text>
        </View>
      ))}
    </View>
  )
}

import type { OrderCounts } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Badge } from '@/ui/content/Badge'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import css from './OrderShortcuts.module.scss'

interface OrderShortcutsProps {
  readonly counts: OrderCounts | undefined
  /** The tab of the order list. */
  readonly onOpen: (tab: string) => void
}

const SHORTCUTS = [
  { key: 'unpaid', tab: 'unpaid', icon: <Icon name="wallet" size={22} /> },
  { key: 'toFulfil', tab: 'fulfil', icon: <Icon name="clock" size={22} /> },
  { key: 'toReceive', tab: 'receive', icon: <Icon name="parcel" size={22} /> },
  { key: 'toReview', tab: 'review', icon: <Icon name="comment" size={22} /> },
  { key: 'refunds', tab: 'refund', icon: <Icon name="refund" size={22} /> },
] as const

/** The order list's tabs with what waits in each. */
export function OrderShortcuts({ counts, onOpen }: OrderShortcutsProps) {
  return (
    <Card>
      <SectionHeading title={text('orders')} actionText={text('allOrders')} onAction={() => onOpen('all')} />
      <View className={css.row}>
        {SHORTCUTS.map(({ key, tab, icon }) => (
          <View
            key={key}
            id={`orders-${tab}`}
            className={css.shortcut}
            {...pressProps(() => onOpen(tab), { role: 'link' })}
          >
            <Badge count={counts?.[key] ?? 0}>{icon}</Badge>
            <Text className={css.label}>{text(key)}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}

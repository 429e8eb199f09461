import { Clock, Comment, Refund, ToPay, Transit } from '@nutui/icons-react-taro'
import type { OrderCounts } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Badge } from '@/ui/content/Badge'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import css from './OrderShortcuts.module.scss'

interface OrderShortcutsProps {
  readonly counts: OrderCounts | undefined
  /** The tab of the order list. */
  readonly onOpen: (tab: string) => void
}

const SHORTCUTS = [
  { key: 'unpaid', tab: 'unpaid', icon: <ToPay size={22} /> },
  { key: 'toFulfil', tab: 'fulfil', icon: <Clock size={22} /> },
  { key: 'toReceive', tab: 'receive', icon: <Transit size={22} /> },
  { key: 'toReview', tab: 'review', icon: <Comment size={22} /> },
  { key: 'refunds', tab: 'refund', icon: <Refund size={22} /> },
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

import type { OrderCounts } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { Badge } from '@/ui/content/Badge'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import clockIcon from '@/ui/icon/drawings/clock.module.scss'
import commentIcon from '@/ui/icon/drawings/comment.module.scss'
import parcelIcon from '@/ui/icon/drawings/parcel.module.scss'
import refundIcon from '@/ui/icon/drawings/refund.module.scss'
import walletIcon from '@/ui/icon/drawings/wallet.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import css from './OrderShortcuts.module.scss'

interface OrderShortcutsProps {
  readonly counts: OrderCounts | undefined
  /** Opens a tab of the order list. */
  readonly onOpen: (tab: string) => void
}

const SHORTCUTS = [
  { key: 'unpaid', tab: 'unpaid', icon: <Icon drawing={walletIcon.drawing} size={22} /> },
  { key: 'toFulfil', tab: 'fulfil', icon: <Icon drawing={clockIcon.drawing} size={22} /> },
  { key: 'toReceive', tab: 'receive', icon: <Icon drawing={parcelIcon.drawing} size={22} /> },
  { key: 'toReview', tab: 'review', icon: <Icon drawing={commentIcon.drawing} size={22} /> },
  { key: 'refunds', tab: 'refund', icon: <Icon drawing={refundIcon.drawing} size={22} /> },
] as const

/** The tabs of the order list, each with its number of orders. */
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

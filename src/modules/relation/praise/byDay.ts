import type { RelationItem } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'

/** The rows in their order, gathered by the day (Asia/Shanghai). */
export function byDay(items: readonly RelationItem[]): readonly { day: string; rows: readonly RelationItem[] }[] {
  const days = new Map<string, RelationItem[]>()
  for (const item of items) {
    const day = formatMoment(item.at, 'date')
    days.set(day, [...(days.get(day) ?? []), item])
  }
  return [...days].map(([day, rows]) => ({ day, rows }))
}

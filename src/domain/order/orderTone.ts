import type { StatusTone } from '@/ui/content/StatusTag'

/** The colour of an order's status: a status that waits for the buyer stands out. */
export function orderTone(status: number): StatusTone {
  if (status === 1) return 'accent'
  if (status >= 15 && status <= 17) return 'warning'
  if (status === 11 || status === 12) return 'brand'
  if (status === 13) return 'success'
  return 'plain'
}

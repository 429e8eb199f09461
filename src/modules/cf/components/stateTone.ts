import type { CfState } from '@quanzi/contract'
import type { StatusTone } from '@/ui/content/StatusTag'

export const stateTone: Readonly<Record<CfState, StatusTone>> = {
  draft: 'plain',
  live: 'brand',
  reached: 'success',
  missed: 'plain',
  closed: 'plain',
}

import { WITHDRAWAL_STATUS, type WithdrawalStatus } from '@quanzi/contract'
import type { StatusTone } from '@/ui/content/StatusTag'

const { reviewing, approved, paid, rejected, failed } = WITHDRAWAL_STATUS

const TONES: Readonly<Partial<Record<WithdrawalStatus, StatusTone>>> = {
  [reviewing]: 'warning',
  [approved]: 'brand',
  [paid]: 'success',
  [rejected]: 'danger',
  [failed]: 'danger',
}

/** The colour of a withdrawal's status. */
export const withdrawalTone = (status: WithdrawalStatus): StatusTone => TONES[status] ?? 'plain'

import {
  formatYuanShort,
  type Page,
  type RegistrationReview,
  type ReviewItem,
  type ReviewKind,
  shanghaiDay,
  WITHDRAWAL_STATUS,
  type WithdrawalReview,
} from '@quanzi/contract'

const { approved, rejected } = WITHDRAWAL_STATUS

const STATES: Partial<Record<ReviewKind, Readonly<Record<string, string>>>> = {
  registration: { 2: '审核通过，待缴费', 3: '报名成功', 4: '需重新填写' },
  withdrawal: { [approved]: '已通过，等待打款', [rejected]: '已驳回，金额退回钱包' },
}

/** A decision's outcome in words; the state itself where the kind has none. */
export const stateText = (kind: ReviewKind, state: number | string): string =>
  STATES[kind]?.[String(state)] ?? String(state)

/** What the terminal shows of a page of requests; `whole` shows their data too. */
export function reviewLines(kind: ReviewKind, { list, total }: Page<ReviewItem>, whole: boolean): string {
  if (list.length === 0) return '没有待审核的申请\n'
  const lines = list.map((item) => headOf(kind, item) + (whole ? bodyOf(kind, item) : ''))
  return `${lines.join('')}${total > list.length ? `共 ${total} 份\n` : ''}`
}

function headOf(kind: ReviewKind, { id, who, at, data }: ReviewItem): string {
  if (kind !== 'withdrawal') return `${id}\t${who}\t${shanghaiDay(at)}\n`
  const { amount, fee, masked } = data as unknown as WithdrawalReview
  return `${id}\t${who}\t${shanghaiDay(at)}\t¥${formatYuanShort(amount)}\t手续费 ¥${formatYuanShort(fee)}\t${masked}\n`
}

function bodyOf(kind: ReviewKind, { data }: ReviewItem): string {
  if (kind === 'registration') return answersOf(data as unknown as RegistrationReview)
  return Object.entries(data)
    .map(([name, value]) => `  ${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}\n`)
    .join('')
}

function answersOf({ photo, groups }: RegistrationReview): string {
  const answers = groups.map(
    ({ groupName, answers: given }) =>
      `${groupName}\n${given.map(({ name, value }) => `  ${name}: ${value}\n`).join('')}`,
  )
  return `${answers.join('')}照片 ${photo}\n`
}

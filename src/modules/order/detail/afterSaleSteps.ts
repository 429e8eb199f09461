import { ORDER_STATUS, type OrderStep } from '@quanzi/contract'

const WORDS = {
  [ORDER_STATUS.refundRequested]: 'step_asked',
  [ORDER_STATUS.returnAwaited]: 'step_returning',
  [ORDER_STATUS.returnSent]: 'step_returned',
  [ORDER_STATUS.refunded]: 'step_refunded',
} as const

/** Texts for requests that ended without a refund, by who ended them. */
const ENDED = { buyer: 'step_withdrawn', system: 'step_lapsed', seller: 'step_refused', staff: 'step_refused' } as const

export interface AfterSaleStep {
  readonly key: string
  readonly word:
    | (typeof WORDS)[keyof typeof WORDS]
    | (typeof ENDED)[keyof typeof ENDED]
    | 'step_silent'
    | 'step_started'
  readonly remark: string
  readonly at: number
}

const BY_CLOCK: Readonly<Record<number, 'step_started' | 'step_silent'>> = {
  [ORDER_STATUS.refundRequested]: 'step_started',
  [ORDER_STATUS.refunded]: 'step_silent',
}

/** What nobody gave a reason for was caused by time. */
const wordOf = ({ actor, to, remark }: OrderStep): AfterSaleStep['word'] =>
  (actor === 'system' && remark === '' ? BY_CLOCK[to] : undefined) ?? WORDS[to as keyof typeof WORDS]

const isRefunding = (status: number | null): boolean => status !== null && status >= ORDER_STATUS.refundRequested

/** The events of a line's refunds, latest first. */
export function afterSaleSteps(events: readonly OrderStep[], chainId: string): readonly AfterSaleStep[] {
  return events
    .flatMap((step, at): AfterSaleStep[] => {
      if (step.chainId !== chainId || !(isRefunding(step.from) || isRefunding(step.to))) return []
      const key = `${at}`
      if (!isRefunding(step.to)) return [{ key, word: ENDED[step.actor], remark: step.remark, at: step.at }]
      return [{ key, word: wordOf(step), remark: step.remark, at: step.at }]
    })
    .reverse()
}

import type { OrderDetail, OrderStep } from '@quanzi/contract'
import { joinWords } from '@/locales/joinWords'

const WORDS = {
  1: 'progress_1',
  2: 'progress_2',
  3: 'progress_3',
  4: 'progress_4',
  11: 'progress_11',
  12: 'progress_12',
  13: 'progress_13',
  14: 'progress_14',
} as const

/** Where no line shows its own refund. */
const REFUND_WORDS = { 15: 'progress_15', 18: 'progress_18' } as const

type Word =
  | (typeof WORDS)[keyof typeof WORDS]
  | (typeof REFUND_WORDS)[keyof typeof REFUND_WORDS]
  | 'progress_closed'
  | 'progress_used'
  | 'progress_over'
  | 'progress_given'
  | 'progress_undone'
  | 'step_started'

export interface ProgressStep {
  readonly key: string
  readonly word: Word
  /** The affected lines, when these are not all. */
  readonly note: string
  readonly at: number
}

/** Only parcels are received: a code is used, or its day passes without; other things are there. */
function receivedWord({ actor }: OrderStep, stage: OrderDetail['stage']): Word {
  if (stage === 'ship') return 'progress_13'
  if (stage !== 'use') return 'progress_given'
  return actor === 'system' ? 'progress_over' : 'progress_used'
}

function wordOf(step: OrderStep, stage: OrderDetail['stage']): Word | undefined {
  const { from, to, actor, remark } = step
  const withRefunds = stage !== 'ship'
  // Returning from a refund request is not progress.
  if (from !== null && from > 14 && to <= 14) return withRefunds ? 'progress_closed' : undefined
  // Nobody asked and gave a reason: the wait for an answer or another event was over.
  if (withRefunds && to === 15 && actor === 'system' && remark === '') return 'step_started'
  // A use was taken back: that is no second payment.
  if (from === 13 && to === 11) return 'progress_undone'
  if (to === 13) return receivedWord(step, stage)
  return WORDS[to as keyof typeof WORDS] ?? (withRefunds ? REFUND_WORDS[to as keyof typeof REFUND_WORDS] : undefined)
}

/** An order's steps, latest first. Lines that moved together are one step. Goods show refunds at their lines instead. */
export function progressSteps({
  events,
  chains,
  stage,
}: Pick<OrderDetail, 'events' | 'chains' | 'stage'>): readonly ProgressStep[] {
  const steps: { word: ProgressStep['word']; at: number; lines: string[] }[] = []
  for (const event of events) {
    const { at, chainId } = event
    const word = wordOf(event, stage)
    if (word === undefined) continue
    const title = chains.find(({ id }) => id === chainId)?.title
    const last = steps[steps.length - 1]
    const step = last?.word === word && last.at === at ? last : { word, at, lines: [] }
    if (step !== last) steps.push(step)
    if (title !== undefined) step.lines.push(title)
  }
  return steps
    .map(({ word, at, lines }, index) => ({
      ...{ key: `${index}`, word, at },
      note: lines.length > 0 && lines.length < chains.length ? joinWords(lines) : '',
    }))
    .reverse()
}

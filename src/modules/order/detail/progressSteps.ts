import type { OrderDetail } from '@quanzi/contract'

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

export interface ProgressStep {
  readonly key: string
  readonly word: (typeof WORDS)[keyof typeof WORDS]
  /** The affected lines, when these are not all. */
  readonly note: string
  readonly at: number
}

/** An order's steps without refunds, latest first. Lines that moved together are one step. */
export function progressSteps({ events, chains }: Pick<OrderDetail, 'events' | 'chains'>): readonly ProgressStep[] {
  const steps: { word: ProgressStep['word']; at: number; lines: string[] }[] = []
  for (const { to, from, at, chainId } of events) {
    const word = WORDS[to as keyof typeof WORDS]
    // Returning from a refund request is not progress.
    if (word === undefined || (from !== null && from > 14)) continue
    const title = chains.find(({ id }) => id === chainId)?.title
    const last = steps[steps.length - 1]
    const step = last?.word === word && last.at === at ? last : { word, at, lines: [] }
    if (step !== last) steps.push(step)
    if (title !== undefined) step.lines.push(title)
  }
  return steps
    .map(({ word, at, lines }, index) => ({
      ...{ key: `${index}`, word, at },
      note: lines.length > 0 && lines.length < chains.length ? lines.join('、') : '',
    }))
    .reverse()
}

import type { Trader } from './Trader'

/** What a member does; `nothing` when there is no occasion for it. It counts once, however many calls it makes. */
export type Deed = (me: Trader, others: readonly Trader[]) => Promise<'done' | 'nothing'>

import type { Deed } from './Deed'
import { ORDER_DEEDS } from './orderDeeds'
import { PEOPLE_DEEDS } from './peopleDeeds'
import type { Trader } from './Trader'
import { oneOf } from './Trader'
import { UNLAWFUL_DEEDS } from './unlawfulDeeds'

/** What carries an order or a withdrawal on is done more often than what begins one: the others once. */
const OFTEN: Readonly<Record<string, number>> = {
  ...{ pay: 6, use: 3, ship: 3, receive: 4, settle: 2, refund: 2, decideRefund: 4, endWithdrawal: 3 },
}
const LAWFUL = Object.entries<Deed>({ ...ORDER_DEEDS, ...PEOPLE_DEEDS }).flatMap((deed) =>
  Array.from({ length: OFTEN[deed[0]] ?? 1 }, () => deed),
)
const UNLAWFUL = Object.entries<Deed>(UNLAWFUL_DEEDS)
/** The part of what members try that is not allowed. */
const UNLAWFUL_PART = 0.2

/** All members at once, each doing one thing after another, until so many things are done. */
export class Trade {
  done = 0
  private begun = 0
  private readonly counts = new Map<string, number>()
  private readonly goals: { readonly at: number; readonly reached: () => void }[] = []

  constructor(
    private readonly traders: readonly Trader[],
    private readonly operations: number,
  ) {}

  async run(): Promise<void> {
    await Promise.all(this.traders.map((trader) => this.trade(trader)))
  }

  /** Resolves as soon as so many operations are done, while others are on their way. */
  reach(at: number): Promise<void> {
    return new Promise((reached) => {
      if (this.done >= at) reached()
      else this.goals.push({ at, reached })
    })
  }

  /** How often each deed was done. */
  get told(): string {
    return [...this.counts].map(([name, times]) => `${name} ${times}`).join(', ')
  }

  private async trade(trader: Trader): Promise<void> {
    const others = this.traders.filter((other) => other !== trader)
    while (this.begun < this.operations) {
      this.begun += 1
      for (;;) {
        const [name, deed] = oneOf(Math.random() < UNLAWFUL_PART ? UNLAWFUL : LAWFUL) as [string, Deed]
        if ((await deed(trader, others)) === 'nothing') continue
        this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
        break
      }
      this.done += 1
      for (const { at, reached } of this.goals) if (this.done >= at) reached()
    }
  }
}

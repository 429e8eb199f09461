import { type CallDefinition, type ErrorName, errorName, type ParamsOf, type ReplyOf } from '@quanzi/contract'
import type { Door } from './Door'

/** An answer of the server: what was asked for, or the name of the refusal. */
export type Answer<T> = { readonly t: T; readonly refused?: never } | { readonly refused: ErrorName | 'UNKNOWN' }

/** The row that a call is about, by its id; a call that makes a new row names its kind. */
export type Subject = string

/**
 * One person's calls. What the server did not answer is sent again with the same parameters when it is back, as an app
 * does, until there is an answer.
 */
export class Caller {
  /** Subjects of calls whose answer was lost and has not come since. */
  readonly lost: Subject[] = []
  private turn = 0

  constructor(
    private readonly server: string,
    private readonly door: Door,
    /** The tokens of several sessions, which are used in turns: each may write 120 times a minute. */
    private readonly bearers: readonly string[],
    /** A number that makes its addresses differ from everybody else's. */
    private readonly seat: number,
  ) {}

  async ask<C extends CallDefinition>(
    { domain, uri, raw }: C,
    params: ParamsOf<C>,
    subject: Subject,
  ): Promise<Answer<ReplyOf<C>>> {
    const body = JSON.stringify({ domain, uri, f: 2, u: '', ...(params as object) })
    const answered = (await this.sure(subject, async () => {
      const answer = await fetch(`${this.server}/h5/getjsonp`, { method: 'POST', headers: this.headers(), body })
      return await answer.json()
    })) as { code?: number; t?: unknown }
    if (answered.code) return { refused: errorName(answered.code) ?? 'UNKNOWN' }
    return { t: (raw ? answered : answered.t) as ReplyOf<C> }
  }

  /** Pays at the cashier's page. */
  async pay(cashierUrl: string, subject: Subject): Promise<void> {
    const offer = new URL(cashierUrl, this.server).searchParams
    const body = new URLSearchParams({
      ...{ offer: offer.get('offer') ?? '', sign: offer.get('sign') ?? '' },
      ...{ back: '/', decision: 'pay' },
    })
    await this.sure(subject, async () => {
      const answer = await fetch(`${this.server}/local/cashier`, { method: 'POST', body, redirect: 'manual' })
      await answer.arrayBuffer()
    })
  }

  private headers() {
    const turn = ++this.turn % this.bearers.length
    return {
      'content-type': 'text/plain',
      authorization: `Bearer ${this.bearers[turn]}`,
      'x-forwarded-for': `10.${this.seat >> 8}.${this.seat & 255}.${turn + 1}`,
    }
  }

  private async sure<T>(subject: Subject, request: () => Promise<T>): Promise<T> {
    for (let isLost = false; ; isLost = true) {
      try {
        const answer = await this.door.through(request)
        if (isLost) this.lost.splice(this.lost.indexOf(subject), 1)
        return answer
      } catch (error) {
        // `fetch` reports a connection that broke as a TypeError, and half an answer as a SyntaxError.
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
        if (!isLost) this.lost.push(subject)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }
  }
}

export interface RequestOptions {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
  /** H5 only: the page of this site to send as the referrer, instead of the current one. */
  readonly referrer?: string
  /** `script` uses JSONP where the browser would refuse `fetch`. Mini-programs ignore it. */
  readonly transport?: 'fetch' | 'script'
}

export interface RequestAnswer {
  readonly status: number
  /** The answer's text, or the value that a script passed to its callback. */
  readonly body: unknown
  /** The header Date, where the platform shows it. */
  readonly date?: string | undefined
}

/** No answer: no connection, or a timeout. */
export class RequestFailure extends Error {
  constructor(
    readonly reason: 'network' | 'timeout',
    message: string,
  ) {
    super(message)
    this.name = 'RequestFailure'
  }
}

/** Resolves with an answer of any status; rejects only with RequestFailure. */
export type Request = (options: RequestOptions) => Promise<RequestAnswer>

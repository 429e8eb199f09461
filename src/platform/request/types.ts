export interface RequestOptions {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
  /** H5: the page of this site that the request is said to come from, where that is not the current one. */
  readonly referrer?: string
  /** `script` asks by JSONP where the browser would refuse `fetch`; mini-programs are not bound by that. */
  readonly transport?: 'fetch' | 'script'
}

export interface RequestAnswer {
  readonly status: number
  /** Text as it came, or the value a script handed to its callback. */
  readonly body: unknown
}

/** Nothing came back: no connection, no answer in time. */
export class RequestFailure extends Error {
  constructor(
    readonly reason: 'network' | 'timeout',
    message: string,
  ) {
    super(message)
    this.name = 'RequestFailure'
  }
}

/** Answers whatever status came; rejects only with RequestFailure. */
export type Request = (options: RequestOptions) => Promise<RequestAnswer>

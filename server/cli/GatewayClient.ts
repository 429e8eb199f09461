import type { CallDefinition, ParamsOf, ReplyOf } from '@quanzi/contract'

/** Makes calls to a server like a mini-program, with a bearer token instead of a cookie. */
export class GatewayClient {
  bearer: string | null = null

  constructor(private readonly server: string) {}

  /** Resolves to the call's reply; a refusal rejects with the server's message. */
  async call<C extends CallDefinition>(definition: C, params: ParamsOf<C>): Promise<ReplyOf<C>> {
    const { domain, uri, raw } = definition
    const response = await fetch(`${this.server}/h5/getjsonp`, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        ...(this.bearer === null ? {} : { authorization: `Bearer ${this.bearer}` }),
      },
      body: JSON.stringify({ domain, uri, f: 2, u: '', ...(params as object) }),
    })
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null) throw new Error(`${uri} answered nothing`)
    const { code, msg, t } = body as { code?: number; msg?: string; t?: unknown }
    if (code) throw new Error(`${msg} (${code})`)
    return (raw ? body : t) as ReplyOf<C>
  }
}

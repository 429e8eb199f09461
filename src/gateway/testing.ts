import type { Request, RequestOptions } from '@/platform/request/types'
import { configureGateway, type GatewayState } from './gatewayState'

type Answer = { readonly status?: number; readonly body: unknown } | Error

/** A fake transport that answers from a queue and records the requests. */
export function fakeGateway(answers: readonly Answer[], parts: Partial<GatewayState> = {}) {
  const asked: RequestOptions[] = []
  const logged: string[] = []
  let lostLogins = 0
  const queue = [...answers]
  const send: Request = async (options) => {
    asked.push(options)
    const answer = queue.shift()
    if (answer === undefined) throw new Error(`nothing left to answer ${options.url}`)
    if (answer instanceof Error) throw answer
    return { status: answer.status ?? 200, body: answer.body }
  }
  configureGateway({
    send,
    origin: 'https://gateway.test',
    jsonp: false,
    f: () => 1,
    identity: () => ({ language: 'zh' }),
    onLoginRequired: () => {
      lostLogins += 1
    },
    log: (line) => logged.push(line),
    takePreloaded: () => undefined,
    isOnline: async () => true,
    ...parts,
  })
  return { asked, logged, lostLogins: () => lostLogins }
}

/** The query of a request's address. */
export const queryOf = (options: RequestOptions | undefined): Record<string, string> =>
  Object.fromEntries(new URL(options?.url ?? 'x:').searchParams)

import { GatewayError } from './GatewayError'
import { gatewayState } from './gatewayState'
import { resultOf, send } from './send'

/** The session that a mini-program gets for a code of its platform. */
export interface Exchanged {
  readonly token: string
  readonly openid?: string
  readonly unionid?: string
}

const isExchanged = (value: unknown): value is Exchanged =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string'

/** Exchanges the code of a login or of the phone number button for a session. */
export async function exchangeCode(kind: 'code2session' | 'phone', iid: number, code: string): Promise<Exchanged> {
  const language = gatewayState.identity().language === 'en' ? 'EN' : 'CN'
  const answer = resultOf(
    await send({
      url: `${gatewayState.origin}/wxservice2/${kind}`,
      method: 'POST',
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ iid, code, language }),
    }),
  )
  if (isExchanged(answer)) return answer
  throw new GatewayError({ kind: 'protocol', code: 0, msg: '', response: answer })
}

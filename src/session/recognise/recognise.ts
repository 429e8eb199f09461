import { exchangeCode } from '@/gateway/exchangeCode'
import { login } from '@/platform/login'
import type { Recognise } from './types'

/** Exchanges a mini-program's login code for an identity and a session, without asking the visitor. */
export const recognise: Recognise = async ({ iid, byHand }) => {
  const answer = await login.code({ force: byHand })
  if (!answer.ok) return null
  try {
    const { openid = '', unionid = '', token } = await exchangeCode('code2session', iid, answer.value.code)
    return { openid, unionid, token }
  } catch {
    // The gateway logs the failure. The visitor stays anonymous until the next attempt.
    return null
  }
}

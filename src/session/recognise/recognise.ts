import { exchangeCode } from '@/gateway/exchangeCode'
import { login } from '@/platform/login'
import type { Recognise } from './types'

/** A mini-program's login code becomes an identity and a session; the visitor is asked nothing. */
export const recognise: Recognise = async ({ iid, byHand }) => {
  const answer = await login.code({ force: byHand })
  if (!answer.ok) return null
  try {
    const { openid = '', unionid = '', token } = await exchangeCode('code2session', iid, answer.value.code)
    return { openid, unionid, token }
  } catch {
    // The gateway has logged it. The visitor stays anonymous until the next attempt.
    return null
  }
}

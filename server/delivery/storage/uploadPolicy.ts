import * as v from 'valibot'
import type { Secrets } from '../../db/Secrets'

const LIFE = 10 * 60_000
/** The public half of the key pair for signed forms, as an object store has it. */
export const ACCESS_KEY_ID = 'quanzi-upload'

const Policy = v.object({ userId: v.number(), expiration: v.number() })

export interface SignedPolicy {
  readonly policy: string
  readonly sign: string
  readonly expireTime: number
}

/** Allows a member to post files to the bucket for ten minutes. */
export function signPolicy(secrets: Secrets, userId: number, now: number): SignedPolicy {
  const expireTime = now + LIFE
  const policy = Buffer.from(JSON.stringify({ userId, expiration: expireTime })).toString('base64')
  return { policy, sign: secrets.sign('upload', policy), expireTime }
}

/** The member whose form this is; null when the signature is wrong or has expired. */
export function verifyPolicy(secrets: Secrets, form: { policy: string; sign: string }, now: number): number | null {
  if (!secrets.verify('upload', form.policy, form.sign)) return null
  const { userId, expiration } = v.parse(Policy, JSON.parse(Buffer.from(form.policy, 'base64').toString()))
  return expiration > now ? userId : null
}

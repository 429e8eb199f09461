import type { NativeUser } from './NativeStore'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown, max: number): string => (typeof value === 'string' ? value.trim().slice(0, max) : '')

const idOf = (value: unknown): string => (/^\d{1,15}$/.test(String(value)) ? String(value) : '')

const pictureOf = (value: unknown): string => {
  const address = textOf(value, 1000)
  return /^https?:\/\/[^\s"'<>]+$/i.test(address) ? address : ''
}

/** Reads the user from the bridge's answer; null when it names nobody. */
export function readUser(answer: unknown): NativeUser | null {
  if (!isRecord(answer)) return null
  const [rid, uid] = [idOf(answer.rid), idOf(answer.uid)]
  if (!rid || !uid) return null
  return {
    rid,
    uid,
    iid: Number(idOf(answer.iid)),
    nickName: textOf(answer.nick_name, 40),
    headImg: pictureOf(answer.headImg),
    signature: textOf(answer.signature, 200),
  }
}

/** The app's version; 0 when the answer has none. */
export const readVersion = (answer: unknown): number => (isRecord(answer) ? Number(idOf(answer.versionCode)) : 0)

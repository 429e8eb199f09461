/** Every private text of an owner contains this. */
export const MARK = '龘靐龖'

/** Prefix of owners' mobiles, which nobody else has. */
const MOBILES = '1990007'

let made = 0

/** An unused mobile that counts as private. */
export const markedMobile = (): string => `${MOBILES}${String(++made).padStart(4, '0')}`

/** An unused mobile that is not private. */
export const freshMobile = (): string => `1770000${String(++made).padStart(4, '0')}`

/** Prefix of owners' ids in the messaging app. */
const APP_IDS = 'owner-in-app'

/** An unused id for `openid` and `unionid`. */
export const markedAppId = (): string => `${APP_IDS}-${++made}`

/** The marks of owners' rows. */
export const MARKS: readonly string[] = [MARK, MOBILES, APP_IDS]

/** The marks of owners in an answer. */
export function marksIn(answer: unknown): string[] {
  const text = JSON.stringify(answer) ?? ''
  return MARKS.filter((mark) => text.includes(mark))
}

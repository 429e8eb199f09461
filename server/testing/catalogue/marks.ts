/** Stands in every text of an owner that is nobody else's business. */
export const MARK = '龘靐龖'

/** The mobiles of owners begin with it; nobody else has such a one. */
const MOBILES = '1990007'

let made = 0

/** A mobile that nobody had before. */
export const markedMobile = (): string => `${MOBILES}${String(++made).padStart(4, '0')}`

/** A mobile that nobody had before and that is nobody's secret. */
export const freshMobile = (): string => `1770000${String(++made).padStart(4, '0')}`

/** How the ids of owners in the messaging app begin. */
const APP_IDS = 'owner-in-app'

/** An id that nobody had before, for `openid` and `unionid`. */
export const markedAppId = (): string => `${APP_IDS}-${++made}`

/** What rows of owners are known by. */
export const MARKS: readonly string[] = [MARK, MOBILES, APP_IDS]

/** The marks of owners that an answer holds. */
export function marksIn(answer: unknown): string[] {
  const text = JSON.stringify(answer) ?? ''
  return MARKS.filter((mark) => text.includes(mark))
}

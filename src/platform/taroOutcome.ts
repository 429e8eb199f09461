import { done, type Outcome, refused } from './outcome'

const messageOf = (error: unknown): string => {
  if (error instanceof Error) return error.message
  if (typeof error === 'object' && error !== null && 'errMsg' in error) return String(error.errMsg)
  return String(error)
}

/** Runs a Taro function and turns its errMsg into an Outcome: cancelled, denied, unsupported or failed. */
export async function taroOutcome<T>(run: () => Promise<T> | T): Promise<Outcome<T>> {
  try {
    return done(await run())
  } catch (error) {
    const message = messageOf(error)
    if (/cancel/i.test(message)) return refused('cancelled', message)
    if (/deny|denied|auth|privacy|permission|scope/i.test(message)) return refused('denied', message)
    if (/not support|not a function|undefined|not exist|暂时不支持|暂不支持/i.test(message)) {
      return refused('unsupported', message)
    }
    return refused('failed', message)
  }
}

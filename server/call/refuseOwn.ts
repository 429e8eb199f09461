import { CallError } from './CallError'
import type { Context } from './Context'
import { REASONS } from './reasons'

/** Nobody decides about what concerns them (conventions §8): refuses a reviewer who is one of these people. */
export function refuseOwn({ me }: Pick<Context, 'me'>, ...people: readonly (number | null | undefined)[]): void {
  if (people.includes(me.user_id)) throw new CallError('DENIED', { detail: REASONS.ownRequest })
}

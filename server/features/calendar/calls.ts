import { type calendarCalls, MODULE_TYPE } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import { CallError } from '../../call/CallError'
import type { Handlers } from '../../call/handlers'
import { departures } from '../entries/public'

export const calendar: Handlers<typeof calendarCalls> = {
  getCalendar: (ctx, wish) => {
    // No stay has nights yet.
    if (wish.moduleType === MODULE_TYPE.campsite) throw new CallError('NOTFOUND')
    return departures(ctx.db, askerOf(ctx), wish)
  },
}

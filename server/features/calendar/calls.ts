import { type calendarCalls, MODULE_TYPE } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { departures } from '../entries/public'
import { stayMonth } from '../stay/public'

export const calendar: Handlers<typeof calendarCalls> = {
  getCalendar: (ctx, wish) =>
    wish.moduleType === MODULE_TYPE.campsite
      ? stayMonth(ctx.db, askerOf(ctx), wish)
      : departures(ctx.db, askerOf(ctx), wish),
}

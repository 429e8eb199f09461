import Taro from '@tarojs/taro'
import { unsupported } from '../outcome'
import { taroOutcome } from '../taroOutcome'
import { REMIND_MS } from './calendarFile'
import type { Calendar } from './types'

const seconds = (ms: number): number => Math.round(ms / 1000)

const offered = () => typeof Taro.addPhoneCalendar === 'function'

/** The phone's own calendar, which asks the visitor before it adds the entry. */
export const calendar: Calendar = {
  offered,
  async add({ title, startsAt, endsAt, place, note }) {
    if (!offered()) return unsupported()
    return taroOutcome(
      async () =>
        void (await Taro.addPhoneCalendar({
          title,
          startTime: seconds(startsAt),
          // The platform asks for text here, although `startTime` is a number.
          endTime: String(seconds(endsAt)),
          location: place,
          description: note,
          alarm: true,
          alarmOffset: seconds(REMIND_MS),
        })),
    )
  },
}

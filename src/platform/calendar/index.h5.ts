import { environment } from '../environment'
import { done, unsupported } from '../outcome'
import { calendarFile } from './calendarFile'
import type { Calendar } from './types'

/** The messaging app's browser cannot open files, and neither can a web view in a mini-program. */
const offered = () => {
  if (typeof document === 'undefined') return false
  const { isMessagingApp, isMiniProgram, isNativeApp } = environment()
  return !isMessagingApp && !isMiniProgram && !isNativeApp
}

/** A file that the browser passes to the calendar. */
export const calendar: Calendar = {
  offered,
  async add(entry) {
    if (!offered()) return unsupported()
    const file = new Blob([calendarFile(entry, Date.now())], { type: 'text/calendar;charset=utf-8' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = `${entry.title.slice(0, 40).replace(/[\\/:*?"<>|]/g, ' ')}.ics`
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    return done(undefined)
  },
}

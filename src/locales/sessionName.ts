import { formatDate } from '@quanzi/contract'

/** A session's name beside its time: without the day that it begins with, which would be said twice. */
export const sessionName = (name: string, startsAt: number): string =>
  name.replace(formatDate(startsAt, 'MM月DD日'), '').trim() || name

import { openTenantStorage } from '@/session/sessionStorage'

/** The video watched last on this device, to go on with. */
export interface LastWatched {
  readonly id: string
  readonly title: string
  readonly cover: string
  readonly seconds: number
}

const KEY = 'video:last'

const isLastWatched = (value: unknown): value is LastWatched =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'cover' in value &&
  typeof value.cover === 'string' &&
  'seconds' in value &&
  typeof value.seconds === 'number'

export const readLastWatched = (iid: number): LastWatched | null => openTenantStorage(iid).read(KEY, isLastWatched)

/** At second 0 it has been seen to its end: there is nothing to go on with. */
export function keepLastWatched(iid: number, video: LastWatched): void {
  const device = openTenantStorage(iid)
  if (video.seconds > 0) device.write(KEY, video)
  else if (readLastWatched(iid)?.id === video.id) device.remove(KEY)
}

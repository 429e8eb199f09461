import { openTenantStorage } from '@/session/sessionStorage'

/** The last video watched on this device, to continue with. */
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

/** Second 0 means that it was watched to its end: there is nothing to continue. */
export function keepLastWatched(iid: number, video: LastWatched): void {
  const device = openTenantStorage(iid)
  if (video.seconds > 0) device.write(KEY, video)
  else if (readLastWatched(iid)?.id === video.id) device.remove(KEY)
}

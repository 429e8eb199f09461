import { player } from '@/platform/player'
import { serverNow } from '@/platform/serverClock'
import { openTenantStorage } from '@/session/sessionStorage'
import { Listening, SPEEDS } from './Listening'

const KEY = 'listening:speed'

const isSpeed = (value: unknown): value is number => SPEEDS.some((speed) => speed === value)

/** The app's one player, which outlives the screens. */
export const listening = new Listening({
  player,
  now: serverNow,
  readSpeed: (iid) => openTenantStorage(iid).read(KEY, isSpeed) ?? 1,
  keepSpeed: (iid, speed) => void openTenantStorage(iid).write(KEY, speed),
})

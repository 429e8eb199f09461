import { type Comment, ON_LIVE, ON_TALK, type OnLive, type OnTalk } from '@quanzi/contract'
import type { Services } from '../../call/Context'
import type { Pushes } from '../../call/Pushes'
import { findTarget } from '../paid/public'
import { sharedState } from './liveState'
import { watchers } from './presence'

/** How often a room's watchers are told of new lines, and of its state, ms. */
const TALK_EVERY = 300
const LIVE_EVERY = 3000
const MOST_LINES = 50
const LIVE = 23

interface Waiting {
  readonly lines: Map<string, Comment>
  talk: NodeJS.Timeout | null
  live: NodeJS.Timeout | null
}

const waitingOf = new WeakMap<Pushes, Map<string, Waiting>>()

type NewsServices = Pick<Services, 'db' | 'log' | 'pushes' | 'clock'>

interface Room {
  readonly iid: number
  readonly roomId: string
}

function roomNews({ pushes }: NewsServices, { iid, roomId }: Room): Waiting {
  const all = waitingOf.get(pushes) ?? new Map<string, Waiting>()
  waitingOf.set(pushes, all)
  const key = `${iid} ${roomId}`
  const waiting = all.get(key) ?? { lines: new Map(), talk: null, live: null }
  all.set(key, waiting)
  return waiting
}

const later = (services: NewsServices, ms: number, run: () => Promise<void>): NodeJS.Timeout =>
  setTimeout(() => {
    run().catch((error: unknown) => services.log.error({ err: error }, 'a live room was not told'))
  }, ms).unref()

/**
 * Tells the members in a room what was said, over their open chat lines. Call it after the commit. Whoever has no line
 * reads on from the last id.
 */
export function tellTalk(services: NewsServices, room: Room, line: Comment): void {
  const { pushes, db, clock } = services
  if (!pushes.connected) return
  const waiting = roomNews(services, room)
  waiting.lines.set(line.id, line)
  waiting.talk ??= later(services, TALK_EVERY, async () => {
    const lines = [...waiting.lines.values()].sort((a, b) => Number(a.id) - Number(b.id)).slice(-MOST_LINES)
    waiting.lines.clear()
    waiting.talk = null
    const news: OnTalk = { ...room, lines }
    for (const rid of await watchers(db, room.iid, room.roomId, clock())) pushes.push(rid, ON_TALK, news)
  })
}

/** Tells the members in a room how it stands: at once for the host's words, else at most every three seconds. */
export function tellLive(services: NewsServices, room: Room, { now = false } = {}): void {
  const { pushes, db, clock } = services
  if (!pushes.connected) return
  const waiting = roomNews(services, room)
  if (now && waiting.live) {
    clearTimeout(waiting.live)
    waiting.live = null
  }
  waiting.live ??= later(services, now ? 0 : LIVE_EVERY, async () => {
    waiting.live = null
    const at = clock()
    const found = await findTarget(db, room.iid, { moduleType: LIVE, id: room.roomId })
    if (!found) return
    const news: OnLive = { ...room, ...(await sharedState(db, found, at)) }
    for (const rid of await watchers(db, room.iid, room.roomId, at)) pushes.push(rid, ON_LIVE, news)
  })
}

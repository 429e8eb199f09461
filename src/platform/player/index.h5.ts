import type { Player, PlayerEvents, Sound } from './types'

let sound: HTMLAudioElement | null = null
let events: PlayerEvents | null = null
let speed = 1
/** Where the next sound begins, until its length is known. */
let startAt = 0

const session = () => (typeof navigator === 'undefined' ? undefined : navigator.mediaSession)

/** The length as far as the browser knows it. */
const lengthOf = (one: HTMLAudioElement) => (Number.isFinite(one.duration) ? one.duration : 0)

const start = (one: HTMLAudioElement) =>
  void one.play().catch((error: unknown) => {
    const { name } = error as DOMException
    // Another sound has begun meanwhile: that is no fault. Without a tap the browser waits for one.
    if (name === 'NotAllowedError') events?.onPause()
    else if (name !== 'AbortError') events?.onFail()
  })

/** The element, made at the first sound: after a tap has started it once, the browser lets it play on by itself. */
function element(): HTMLAudioElement {
  if (sound) return sound
  // A video on the page that begins is what somebody wants to hear now.
  document.addEventListener('play', () => sound?.pause(), true)
  const one = new Audio()
  one.preload = 'auto'
  hear(one)
  return one
}

/** From now on this element plays, and tells what happens. */
function hear(one: HTMLAudioElement): void {
  one.onloadedmetadata = () => {
    if (startAt > 0 && startAt < one.duration) one.currentTime = startAt
    one.playbackRate = speed
    startAt = 0
  }
  one.ontimeupdate = () => {
    // Before it has moved to where it begins, its position says nothing.
    if (startAt === 0) events?.onTime(one.currentTime, lengthOf(one))
    tellPosition(one)
  }
  one.onplay = () => events?.onPlay()
  one.onwaiting = () => events?.onWait()
  one.onpause = () => !one.ended && events?.onPause()
  one.onended = () => events?.onEnd()
  one.onerror = () => one.getAttribute('src') && events?.onFail()
  sound = one
}

/** So many seconds ahead of the sound that plays another element waits for it; twice as many at each further try. */
const LEAD = 0.3
const TRIES = 4
/** `HAVE_FUTURE_DATA`: it can play on from where it is. */
const CAN_PLAY = 3

/**
 * Goes on by another address: a second element loads it, waits a little ahead, and takes over when the first one, which
 * plays on meanwhile, has come there. Where that cannot be, the first one takes the address, with a gap.
 */
function takeOver(one: HTMLAudioElement, next: Sound): void {
  const fresh = new Audio()
  const { src } = one
  let tries = 0
  const drop = () => {
    fresh.onloadedmetadata = fresh.onseeked = fresh.oncanplay = fresh.onerror = null
  }
  const change = () => {
    drop()
    fresh.removeAttribute('src')
    if (sound === one && one.src === src) begin(one, { ...next, startAt: one.currentTime }, !one.paused)
  }
  const ahead = () => {
    tries += 1
    fresh.playbackRate = one.playbackRate
    fresh.currentTime = one.currentTime + LEAD * 2 ** tries
  }
  const ready = () => {
    if (fresh.seeking || fresh.readyState < CAN_PLAY) return
    const wait = fresh.currentTime - one.currentTime
    if (wait < 0 && tries < TRIES) return ahead()
    if (wait < 0) return change()
    drop()
    setTimeout(
      () => {
        // It may have been paused, moved or replaced meanwhile.
        const isThere = sound === one && !one.paused && Math.abs(fresh.currentTime - one.currentTime) < LEAD
        if (!isThere) return change()
        fresh.play().then(() => {
          one.onplay = one.onwaiting = one.onpause = one.ontimeupdate = one.onended = one.onerror = null
          one.pause()
          one.removeAttribute('src')
          hear(fresh)
        }, change)
      },
      (wait / one.playbackRate) * 1000,
    )
  }
  fresh.onloadedmetadata = () => {
    fresh.onseeked = fresh.oncanplay = ready
    ahead()
  }
  fresh.onerror = change
  fresh.preload = 'auto'
  fresh.src = next.url
}

/** Gives the element an address to play. */
function begin(one: HTMLAudioElement, next: Sound, plays = true): void {
  startAt = next.startAt
  speed = next.speed
  one.src = next.url
  if (plays) start(one)
}

/** Position on the lock screen; older browsers lack it, or refuse a length that is not known yet. */
function tellPosition(one: HTMLAudioElement): void {
  const duration = lengthOf(one)
  if (duration <= 0 || one.currentTime > duration) return
  session()?.setPositionState?.({ duration, position: one.currentTime, playbackRate: one.playbackRate })
}

const JUMP = 15

/** What the lock screen, the headset and the keyboard's media keys do. */
function takeKeys({ title, album, cover }: Sound): void {
  const keys = session()
  if (!keys) return
  keys.metadata = new MediaMetadata({ title, album, artwork: cover ? [{ src: cover }] : [] })
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: () => player.resume(),
    pause: () => player.pause(),
    nexttrack: () => events?.onNext(),
    previoustrack: () => events?.onPrevious(),
    seekbackward: ({ seekOffset }) => events?.onSeek(element().currentTime - (seekOffset ?? JUMP)),
    seekforward: ({ seekOffset }) => events?.onSeek(element().currentTime + (seekOffset ?? JUMP)),
    seekto: ({ seekTime }) => seekTime !== undefined && events?.onSeek(seekTime),
    stop: () => events?.onStop(),
  }
  for (const [action, handler] of Object.entries(actions))
    try {
      keys.setActionHandler(action as MediaSessionAction, handler)
    } catch {
      // A browser that does not know the action has no key for it.
    }
}

/** The browser's audio element, with Media Session for the lock screen. */
export const player: Player = {
  canSpeed: true,
  listen(to) {
    events = to
  },
  play(next) {
    const one = element()
    takeKeys(next)
    if (next.goesOn && !one.paused) takeOver(one, next)
    else begin(one, next)
  },
  pause: () => element().pause(),
  resume: () => start(element()),
  seek(to) {
    const one = element()
    const length = lengthOf(one)
    one.currentTime = Math.max(0, length > 0 ? Math.min(to, length) : to)
  },
  setSpeed(to) {
    speed = to
    element().playbackRate = to
  },
  stop() {
    const one = element()
    one.pause()
    one.removeAttribute('src')
    one.load()
    const keys = session()
    if (keys) keys.metadata = null
  },
}

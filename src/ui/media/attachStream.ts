const HLS = 'application/vnd.apple.mpegurl'
const FORBIDDEN = 403

/** Browsers that know streams from old: the others say so without playing every one. */
const isApple = (): boolean =>
  /iPhone|iPad|Macintosh.*Safari/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent)

interface StreamWish {
  readonly src: string
  /** Plays as soon as it can, muted where the browser wants that: what is on the air now. */
  readonly isLive?: boolean
  /** Seconds from the beginning. */
  readonly startAt?: number
  /** The stream has broken off and did not come back by itself, or its address has expired. */
  readonly onFail: () => void
}

export interface Stream {
  /** Goes on under another address of the same stream. True when the video begins to load anew for that. */
  move(src: string): boolean
  detach(): void
}

/** True for the address of a stream's playlist (HLS). */
export const isStream = (src: string): boolean => /\.m3u8(?:[?#]|$)/.test(src)

const folderOf = (address: string): string => address.replace(/[^/]*(?:[?#].*)?$/, '')

/** Plays a stream in a video element: the browser itself where it can, else hls.js, which is fetched only here. */
export function attachStream(video: HTMLVideoElement, wish: StreamWish): Stream {
  const { isLive = false, onFail } = wish
  let src = wish.src
  let over = false
  let failed = false
  let detach: () => unknown = () => undefined
  /** Null while nothing plays yet, or after a failure. */
  let swap: (() => boolean) | null = null
  const fail = () => {
    if (over || failed) return
    failed = true
    onFail()
  }
  const playNatively = () => {
    const load = () => {
      video.src = src
      if (isLive) video.play().catch(() => undefined)
      return true
    }
    video.addEventListener('error', fail)
    swap = load
    detach = () => {
      video.removeEventListener('error', fail)
      video.removeAttribute('src')
      video.load()
    }
    load()
  }
  const play = async (startAt: number) => {
    if (isApple() && video.canPlayType(HLS) !== '') return playNatively()
    const { default: Hls } = await import('hls.js/light')
    if (over) return
    if (!Hls.isSupported()) return playNatively()
    const first = folderOf(src)
    const hls = new Hls({
      enableWorker: false,
      liveSyncDurationCount: 3,
      ...(startAt > 0 ? { startPosition: startAt } : {}),
      // The parts inherit the signature of their folder, so a new address needs no new beginning.
      xhrSetup: (request, url) => {
        if (url.includes(first)) request.open('GET', url.replace(first, folderOf(src)), true)
      },
    })
    // A device that has slept longer than the address was valid: hls.js would try the refused part for half a minute.
    let refused = false
    hls.on(Hls.Events.ERROR, (_event, { fatal, response }) => {
      if (fatal) fail()
      else if (response?.code === FORBIDDEN && !refused) {
        refused = true
        if (!over) onFail()
      }
    })
    hls.loadSource(src)
    hls.attachMedia(video)
    // Without a gesture a browser plays muted pictures only; where it refuses those too, the controls are there.
    if (isLive) hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play().catch(() => undefined))
    swap = () => {
      if (refused) hls.startLoad()
      refused = false
      return false
    }
    detach = () => hls.destroy()
  }
  const begin = (startAt: number) => void play(startAt).catch(fail)
  begin(wish.startAt ?? 0)
  return {
    move(next) {
      src = next
      if (!failed) return swap?.() ?? false
      failed = false
      const at = video.currentTime
      detach()
      begin(isLive ? 0 : at)
      return true
    },
    detach() {
      over = true
      detach()
    },
  }
}

const HLS = 'application/vnd.apple.mpegurl'

/** Browsers that know streams from old: the others say so without playing every one. */
const isApple = (): boolean =>
  /iPhone|iPad|Macintosh.*Safari/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent)

/** Plays a stream in a video element; the returned function lets it go. `onFail` is called once. */
export function attachStream(video: HTMLVideoElement, src: string, onFail: () => void): () => void {
  let over = false
  let detach: () => unknown = () => undefined
  const fail = () => {
    if (over) return
    over = true
    onFail()
  }
  const playNatively = () => {
    video.addEventListener('error', fail)
    video.src = src
    detach = () => {
      video.removeEventListener('error', fail)
      video.removeAttribute('src')
      video.load()
    }
  }
  const play = async () => {
    if (isApple() && video.canPlayType(HLS) !== '') return playNatively()
    const { default: Hls } = await import('hls.js/light')
    if (over) return
    if (!Hls.isSupported()) return playNatively()
    const hls = new Hls({ enableWorker: false, liveSyncDurationCount: 3 })
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
      if (fatal) fail()
    })
    hls.loadSource(src)
    hls.attachMedia(video)
    // Without a gesture a browser plays muted pictures only; where it refuses those too, the controls are there.
    hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play().catch(() => undefined))
    detach = () => hls.destroy()
  }
  play().catch(fail)
  return () => {
    over = true
    detach()
  }
}

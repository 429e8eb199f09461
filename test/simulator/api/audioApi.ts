import { type ApiSource, sync } from './ApiMethod'
import { keepFile } from './localFiles'

/** How often a recorder hands over a piece, and a player tells its position, in ms. */
const PIECE_MS = 100
/** Length in seconds of every sound that is played. */
const SOUND_SECONDS = 1

/** One frame of silence of the given loudness: MPEG-2 layer III or ADTS at 16 kHz, one channel. */
function frameOf(format: string, gain: number): Buffer {
  if (format === 'mp3') {
    const frame = Buffer.alloc(216)
    Buffer.from([0xff, 0xf3, 0x68, 0xc4]).copy(frame)
    // The gain has its 8 bits behind 30 bits of side information.
    frame[7] = gain >> 6
    frame[8] = (gain << 2) & 0xff
    return frame
  }
  const frame = Buffer.alloc(120)
  Buffer.from([0xff, 0xf1, 0x60, 0x40, 0x0f, 0x1f, 0xfc]).copy(frame)
  frame[7] = gain >> 7
  frame[8] = (gain << 1) & 0xff
  return frame
}

type Tell = (...values: unknown[]) => void

/** A recorder whose sound swells and fades, and a player whose sounds take a second. */
export const audioApi: ApiSource = (simulator) => {
  const listeners = new Map<string, Tell>()
  const tell = (name: string, value: object = {}) => simulator.guard(() => listeners.get(name)?.(value))
  let pieces: Buffer[] = []
  let timer: NodeJS.Timeout | undefined
  let format = 'aac'
  let since = 0

  const recorder = {
    ...Object.fromEntries(
      ['onStart', 'onStop', 'onError', 'onPause', 'onResume', 'onFrameRecorded'].map((name) => [
        name,
        (run: Tell) => void listeners.set(name, run),
      ]),
    ),
    start(options: { readonly format?: string; readonly frameSize?: number }) {
      pieces = []
      format = options.format ?? 'aac'
      since = Date.now()
      setTimeout(() => tell('onStart'), 0)
      timer = setInterval(() => {
        const frame = frameOf(format, 150 + Math.round(20 * Math.sin(pieces.length)))
        pieces.push(frame)
        if (options.frameSize)
          tell('onFrameRecorded', { frameBuffer: simulator.realm.buffer(frame), isLastFrame: false })
      }, PIECE_MS)
    },
    stop() {
      clearInterval(timer)
      const bytes = Buffer.concat(pieces)
      const tempFilePath = keepFile(bytes, format === 'mp3' ? 'audio/mpeg' : 'audio/aac')
      setTimeout(() => tell('onStop', { tempFilePath, duration: Date.now() - since, fileSize: bytes.length }), 0)
    },
  }

  const player = () => {
    const heard = new Map<string, Tell>()
    const say = (name: string) => simulator.guard(() => heard.get(name)?.({}))
    let ticking: NodeJS.Timeout | undefined
    const state: Record<string, unknown> = {
      src: '',
      paused: true,
      currentTime: 0,
      duration: 0,
      volume: 1,
      loop: false,
    }
    const methods: Record<string, unknown> = {
      play() {
        state.paused = false
        state.duration = SOUND_SECONDS
        clearInterval(ticking)
        ticking = setInterval(() => {
          state.currentTime = Number(state.currentTime) + PIECE_MS / 1000
          if (Number(state.currentTime) < SOUND_SECONDS) return say('onTimeUpdate')
          clearInterval(ticking)
          say('onEnded')
        }, PIECE_MS)
      },
      pause() {
        state.paused = true
        clearInterval(ticking)
      },
      stop: () => clearInterval(ticking),
      destroy: () => clearInterval(ticking),
    }
    return new Proxy(state, {
      get: (target, name: string) =>
        name in target
          ? target[name]
          : (methods[name] ?? (name.startsWith('on') ? (run: Tell) => void heard.set(name, run) : () => undefined)),
      set: (target, name: string, value) => {
        target[name] = value
        return true
      },
    })
  }

  return {
    getRecorderManager: sync(() => recorder),
    createInnerAudioContext: sync(player),
    getBackgroundAudioManager: sync(player),
  }
}

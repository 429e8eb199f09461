import { makeAutoObservable, runInAction } from 'mobx'
import type { PlayAudio, Playing } from '@/platform/audio/types'

/** A voice message. */
export interface Voice {
  readonly tempID: string
  readonly url: string
}

interface Parts {
  readonly play: PlayAudio
  /** Called when a voice message begins to play. */
  readonly heard: (tempID: string) => void
  /** The next voice message that has not been played; it plays automatically. */
  readonly next: (tempID: string) => Voice | null
}

/** Plays the voice messages of a conversation: one at a time, followed by the next new ones. */
export class VoicePlayer {
  /** tempID of the voice message that is playing or paused. */
  current: string | null = null
  isPaused = false
  /** Position in seconds. */
  at = 0
  /** Length in seconds; 0 while it is not known. */
  length = 0
  private playing: Playing | null = null

  constructor(private readonly parts: Parts) {
    makeAutoObservable<VoicePlayer, 'parts' | 'playing'>(this, { parts: false, playing: false })
  }

  /** A tap plays, pauses or continues. `failed` is called when the device cannot play the message. */
  toggle(voice: Voice, failed: () => void): void {
    if (this.current !== voice.tempID) this.start(voice, failed)
    else if (this.isPaused) {
      this.isPaused = false
      this.playing?.resume()
    } else {
      this.isPaused = true
      this.playing?.pause()
    }
  }

  stop(): void {
    this.playing?.stop()
    this.clear()
  }

  private start({ tempID, url }: Voice, failed: () => void): void {
    const isOver = () => this.current !== tempID
    this.parts.heard(tempID)
    // Playing stops the previous sound, which resets its state.
    const playing = this.parts.play(url, {
      onTime: (at, length) =>
        runInAction(() => {
          if (isOver()) return
          this.at = at
          this.length = length
        }),
      onEnd: (isWhole) => {
        if (isOver()) return
        this.clear()
        const next = isWhole ? this.parts.next(tempID) : null
        if (next) this.start(next, () => undefined)
      },
      onFail: () => {
        if (isOver()) return
        this.clear()
        failed()
      },
    })
    this.playing = playing
    this.current = tempID
    this.isPaused = false
    this.at = 0
    this.length = 0
  }

  private clear(): void {
    this.playing = null
    this.current = null
    this.isPaused = false
    this.at = 0
    this.length = 0
  }
}

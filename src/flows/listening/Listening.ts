import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Player } from '@/platform/player/types'
import type { OpenPart, PaidStore } from '../paid/PaidStore'
import { text } from './messages'

/** The speeds to choose from. */
export const SPEEDS = [0.5, 0.8, 1, 1.25, 1.5, 2] as const

/** So long in ms it may wait for data before that is said. */
const PATIENCE = 500

/** When sound stops by itself: at an instant (ms), or at the end of the track. */
export type Sleep = { readonly until: number } | 'trackEnd'

export interface ListeningParts {
  readonly player: Player
  readonly now: () => number
  /** The speed that was chosen last in a tenant. */
  readonly readSpeed: (iid: number) => number
  readonly keepSpeed: (iid: number, speed: number) => void
}

/** What plays, whichever screen is shown: an album with its open track. One for the whole app. */
export class Listening {
  /** The album that plays, with its tenant. */
  album: { readonly iid: number; readonly store: PaidStore } | null = null
  isPlaying = false
  /** True while it should play and has no data to go on with. */
  waits = false
  /** Seconds. */
  at = 0
  length = 0
  speed = 1
  sleep: Sleep | null = null
  private stopWatching = () => {}
  private timer: ReturnType<typeof setTimeout> | undefined
  private patience: ReturnType<typeof setTimeout> | undefined
  /** The address that plays: another one starts the player again. */
  private playing: OpenPart['play'] | null = null
  /** The track that it is of. */
  private heardId = ''
  /** True once the track has ended by the sleep timer: to play again is to go on with the next one. */
  private isOver = false

  constructor(private readonly parts: ListeningParts) {
    makeAutoObservable<Listening, 'parts' | 'stopWatching' | 'timer' | 'patience' | 'playing' | 'heardId' | 'isOver'>(
      this,
      {
        ...{ parts: false, stopWatching: false, timer: false, patience: false },
        ...{ playing: false, heardId: false, isOver: false },
        ...{ album: observableRef, sleep: observableRef },
      },
    )
    parts.player.listen({
      onTime: (at, length) => this.heard(at, length),
      onPlay: () => this.setPlaying(true),
      onWait: () => this.stuck(),
      onPause: () => this.paused(),
      onEnd: () => this.ended(),
      onFail: () => this.failed(),
      onNext: () => this.turn(1),
      onPrevious: () => this.turn(-1),
      onSeek: (to) => this.seek(to),
      onStop: () => this.close(),
    })
  }

  get canSpeed(): boolean {
    return this.parts.player.canSpeed
  }

  get store(): PaidStore | null {
    return this.album?.store ?? null
  }

  /** The track that plays or pauses. */
  get track(): OpenPart['item'] | null {
    return this.store?.open?.item ?? null
  }

  /** Takes an album to play; the one before it stops. */
  take(iid: number, store: PaidStore): void {
    if (this.store === store) return
    this.close()
    this.album = { iid, store }
    this.speed = this.parts.readSpeed(iid)
    const stops = [
      reaction(
        () => store.open,
        (open) => open && this.begin(open),
        { fireImmediately: true },
      ),
      reaction(
        () => store.lapsed,
        (lapsed) => lapsed && this.parts.player.pause(),
      ),
    ]
    this.stopWatching = () => {
      for (const stop of stops) stop()
    }
  }

  toggle(): void {
    const { store } = this
    if (!store) return
    const { open } = store
    // What could not be played, or may not any more, is asked for anew.
    const isLost = open === null || store.lapsed || (store.problem !== '' && !this.isPlaying)
    const wanted = open ? (store.itemOf(open.item.id) ?? open.item) : store.next
    if (isLost) return void (wanted && store.start(wanted))
    const next = this.isOver && open ? store.after(open.item) : undefined
    this.isOver = false
    if (next) void store.start(next)
    else if (this.isPlaying) this.parts.player.pause()
    else this.parts.player.resume()
  }

  jump(by: number): void {
    this.seek(this.at + by)
  }

  seek(to: number): void {
    const most = this.length > 0 ? this.length : to
    const at = Math.max(0, Math.min(to, most))
    this.at = at
    this.isOver = false
    this.parts.player.seek(at)
    this.store?.watched(at)
  }

  /** The track after or before this one; a locked one offers the purchase. */
  turn(by: 1 | -1): void {
    const { store, track } = this
    const to = track && (by > 0 ? store?.after(track) : store?.before(track))
    if (to) void store?.start(to)
  }

  setSpeed(speed: number): void {
    this.speed = speed
    if (this.album) this.parts.keepSpeed(this.album.iid, speed)
    this.parts.player.setSpeed(speed)
  }

  /** Sets when it stops; null for not at all. */
  setSleep(sleep: Sleep | null): void {
    this.sleep = sleep
    clearTimeout(this.timer)
    if (sleep === null || sleep === 'trackEnd') return
    // A timer that sleeps with the device is late: each second that plays compares the instants too.
    this.timer = setTimeout(() => this.fallAsleep(), Math.max(0, sleep.until - this.parts.now()))
  }

  /** Stops for good: the mini player disappears. */
  close(): void {
    if (!this.album) return
    this.stopWatching()
    this.store?.left()
    this.playing = null
    this.album = null
    this.isPlaying = false
    this.moved()
    this.at = 0
    this.length = 0
    this.setSleep(null)
    this.parts.player.stop()
  }

  private begin({ item, play, startAt }: OpenPart): void {
    if (play === this.playing) return
    const goesOn = this.isPlaying && this.playing !== null && this.heardId === item.id
    this.playing = play
    this.heardId = item.id
    this.isOver = false
    const { content } = this.store ?? {}
    this.at = startAt
    this.length = play.trial ?? item.length
    this.isPlaying = true
    const [album, cover] = [content?.title ?? '', content?.cover ?? '']
    const { speed } = this
    this.parts.player.play({ url: play.url, title: item.title, album, cover, startAt, speed, goesOn })
  }

  private heard(at: number, length: number): void {
    if (!this.playing) return
    if (at !== this.at) this.moved()
    this.at = at
    if (length > 0) this.length = length
    this.store?.watched(at)
    this.fallAsleep()
  }

  private fallAsleep(): void {
    const { sleep } = this
    if (sleep === null || sleep === 'trackEnd' || this.parts.now() < sleep.until) return
    this.setSleep(null)
    this.parts.player.pause()
  }

  private stuck(): void {
    clearTimeout(this.patience)
    this.patience = setTimeout(
      () =>
        runInAction(() => {
          this.waits = this.isPlaying
        }),
      PATIENCE,
    )
  }

  /** It plays on, or is not expected to. */
  private moved(): void {
    clearTimeout(this.patience)
    this.waits = false
  }

  private setPlaying(isPlaying: boolean): void {
    if (this.playing) this.isPlaying = isPlaying
  }

  private paused(): void {
    this.moved()
    this.setPlaying(false)
    this.store?.left()
  }

  private ended(): void {
    this.moved()
    const isNight = this.sleep === 'trackEnd'
    if (isNight) this.setSleep(null)
    const goesOn = this.store?.ended(!isNight) ?? false
    this.isOver = isNight
    if (isNight || !goesOn) this.isPlaying = false
  }

  private failed(): void {
    this.isPlaying = false
    this.moved()
    this.store?.failed(text('playFailed'))
  }
}

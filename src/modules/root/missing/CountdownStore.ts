import { makeAutoObservable } from 'mobx'

/** Counts seconds down and then acts once, unless it was stopped. */
export class CountdownStore {
  private stopTick: () => void = () => undefined

  constructor(
    public seconds: number,
    private readonly onEnd: () => void,
    private readonly everySecond: (tick: () => void) => () => void,
  ) {
    makeAutoObservable<CountdownStore, 'onEnd' | 'everySecond' | 'stopTick'>(this, {
      onEnd: false,
      everySecond: false,
      stopTick: false,
    })
  }

  start(): void {
    this.stopTick()
    this.stopTick = this.everySecond(() => this.tick())
  }

  stop(): void {
    this.stopTick()
  }

  private tick(): void {
    this.seconds -= 1
    if (this.seconds > 0) return
    this.stopTick()
    this.onEnd()
  }
}

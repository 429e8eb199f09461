import dayjs from 'dayjs'
import { makeAutoObservable } from 'mobx'

/** The Date header of an answer tells whole seconds. */
const SECOND = 1000

/**
 * The server's clock, as its answers tell it. A phone's own clock may be wrong by years: whatever ends or begins by the
 * server's clock is held against this one. A clock that is right within what an answer can tell stays as it is.
 */
export class ServerClock {
  /** What the phone's clock lacks, in ms. Whoever draws by `now` draws again when this changes. */
  ahead = 0

  constructor(private readonly own: () => number = () => Date.now()) {
    makeAutoObservable<ServerClock, 'own'>(this, { own: false, now: false })
  }

  readonly now = (): number => this.own() + this.ahead

  /** Learns from an answer with this Date header, whose request was sent at `sentAt` by the phone's clock. */
  learn(date: string | undefined, sentAt: number): void {
    const told = dayjs(date || Number.NaN).valueOf()
    const least = told - this.own()
    const most = told + SECOND - sentAt
    // Without a date nothing compares, and a clock that was set meanwhile tells nothing.
    if (!(least <= most) || (this.ahead >= least && this.ahead <= most)) return
    this.ahead = Math.round((least + most) / 2)
  }
}

export const serverClock = new ServerClock()

/** Now, by the server's clock. */
export const serverNow = serverClock.now

/** Rounds of the event loop in which an app reacts to a tap: handlers, renderer, `setData`. */
const ROUNDS = 4
const ROUND_MS = 4

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Delays the view after the app's code, and answers after requests: each by up to `most` ms, at random. */
export class Slowness {
  private readonly waiting: (() => void)[] = []
  private drawing = false

  constructor(private readonly most: number) {}

  /** Renders at once on a fast phone; otherwise later, and always in order. */
  draw(run: () => void): void {
    if (this.most) this.waiting.push(run)
    else run()
    if (this.waiting.length > 0 && !this.drawing) void this.drawAll()
  }

  async answer(): Promise<void> {
    if (this.most) await wait(this.some())
  }

  /** Resolves when the view shows the app's immediate reaction to the last tap. */
  async atRest(): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      await wait(ROUND_MS)
      while (this.drawing) await wait(ROUND_MS)
    }
  }

  private some(): number {
    return Math.random() * this.most
  }

  private async drawAll(): Promise<void> {
    this.drawing = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      await wait(this.some())
      next()
    }
    this.drawing = false
  }
}

/** How far the finger slides up to cancel, in px, and how short a touch is a tap, in ms. */
const UP = 60
const TAP_MS = 400

/** What ends with a touch: a tap lets the recording run on, a longer touch sends it or, slid up, cancels it. */
export type TalkEnd = 'runs' | 'sends' | 'cancels'

/** A finger on the bar that records: it talks while it is held. */
export class TalkTouch {
  private slid = 0

  constructor(
    private readonly y: number,
    private readonly at: number,
  ) {}

  /** The finger has moved; true when letting go now would cancel. */
  move(y: number): boolean {
    this.slid = this.y - y
    return this.isAway
  }

  get isAway(): boolean {
    return this.slid > UP
  }

  end(at: number): TalkEnd {
    if (this.isAway) return 'cancels'
    return at - this.at < TAP_MS ? 'runs' : 'sends'
  }
}

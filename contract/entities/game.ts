import type { Id, Page } from './page'

/** Where and when the kit of a sports event is handed out, and what it contains. */
export interface GameKit {
  readonly place: string
  /** ms */
  readonly from: number
  readonly to: number
  readonly items: readonly string[]
}

/** A part of an event's regulations: routes, timetable, prizes, medical rule. The html is sanitised. */
export interface GameSection {
  readonly id: Id
  readonly title: string
  readonly html: string
}

/** The facts of a sports event (`game` of `/v2/content/get`). Times in ms; null where the event has none. */
export interface GameFacts {
  readonly opensAt: number | null
  readonly closeAt: number | null
  readonly drawAt: number | null
  readonly confirmBy: number | null
  readonly resultsAt: number | null
  /** True when results are public. */
  readonly resultsOut: boolean
  readonly kit: GameKit | null
  readonly sections: readonly GameSection[]
}

/** A checkpoint of a result: its name, and the time since the start in ms. */
export interface GameSplit {
  readonly name: string
  readonly at: number
  /** Metres from the start; 0 where it is not known. */
  readonly distance: number
}

/** A leg of a relay: who ran it (masked in answers), and how long, in ms. */
export interface GameLeg {
  readonly name: string
  readonly time: number
}

/** A place, and among how many. */
export interface GamePlace {
  readonly place: number
  readonly of: number
}

/** `/v2/game/result`: one person's result. Names are masked for everybody but the owner. */
export interface GameResult {
  readonly entry: {
    readonly id: Id
    readonly name: string
    readonly bib: string
    readonly categoryId: Id
    readonly category: string
  }
  /** ms; without a chip time the gun time. */
  readonly net: number
  readonly gun: number
  readonly ranks: {
    readonly all: GamePlace | null
    readonly category: GamePlace | null
    readonly sex: (GamePlace & { readonly which: 'male' | 'female' }) | null
  }
  readonly splits: readonly GameSplit[]
  readonly legs: readonly GameLeg[]
  /** How many have cheered, over all days. */
  readonly cheers: number
  /** True when the caller cheered today. */
  readonly cheered: boolean
  /** True when the result is the caller's. */
  readonly mine: boolean
  /** True when nobody has it yet by a claim. */
  readonly free: boolean
  /** The caller's objection, of an own result. */
  readonly appeal: { readonly state: 'open' | 'passed' | 'refused'; readonly reply: string } | null
  /** Until when an objection can be made, ms. */
  readonly appealUntil: number
}

/** A number in a draw. `place` is 0 before the draw. */
export interface DrawRow {
  readonly drawNo: number
  readonly place: number
  readonly won: boolean
}

/**
 * `/v2/game/draw`. Anybody can check it: `commit` is SHA-256 of `seed`; `listHash` is SHA-256 of all numbers in
 * ascending order, joined by commas; the places are the numbers in ascending order of SHA-256 of `seed:number`. All in
 * hexadecimal digits. Seed, list and places are '' and 0 before the draw.
 */
export interface GameDraw extends Page<DrawRow> {
  readonly commit: string
  readonly seed: string
  readonly listHash: string
  readonly quota: number
  /** When it was drawn, ms; null before. */
  readonly at: number | null
}

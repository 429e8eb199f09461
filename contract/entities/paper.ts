import type { Id } from './page'

/** A quiz is graded; a survey is counted. */
export type PaperKind = 'quiz' | 'survey'

/** One choice, several choices, a free text, or a number of points. */
export type PaperItemType = 'single' | 'multiple' | 'text' | 'score'

/** A question as it is asked. Which choices are right is never sent before the end. */
export interface PaperItem {
  readonly id: Id
  readonly type: PaperItemType
  readonly text: string
  /** The choices; an answer names them by their place, from `0`. Empty for texts and points. */
  readonly options: readonly string[]
  readonly must: boolean
  /** The highest number of points, from 1; absent for other types. */
  readonly max?: number
}

/** An answer: a text, a number of points, or the places of the chosen options. */
export type PaperAnswer = string | readonly string[]
/** Answers by the id of the question. */
export type PaperAnswers = Readonly<Record<Id, PaperAnswer>>

/** The member's latest attempt. */
export interface PaperAttempt {
  /** From 1. */
  readonly attempt: number
  readonly startedAt: number
  /** When the time is up, in ms; null without a clock. */
  readonly until: number | null
  readonly submitted: boolean
  readonly score: number
  readonly pass: boolean
}

/** `/v2/paper/get`. */
export interface Paper {
  readonly paperId: Id
  readonly kind: PaperKind
  readonly title: string
  readonly intro: string
  /** Seconds for each question; 0 without a clock. */
  readonly timed: number
  /** Of a hundred. */
  readonly passMark: number
  readonly from: number | null
  readonly to: number | null
  /** True when the member has another attempt, now or at `retryAt`. */
  readonly retake: boolean
  /** When the next attempt may begin, in ms; null when it may now, or never. */
  readonly retryAt: number | null
  readonly items: readonly PaperItem[]
  /** Null before the first attempt. */
  readonly attempt: PaperAttempt | null
  /** The server's time, by which the clock of a timed paper runs. */
  readonly now: number
}

/** `/v2/paper/start`. */
export interface PaperStart {
  readonly attempt: number
  readonly startedAt: number
  readonly until: number | null
  /** The server's time. */
  readonly now: number
}

/** `/v2/paper/submit`. */
export interface PaperScore {
  /** Of a hundred; 0 for a survey. */
  readonly score: number
  readonly pass: boolean
  /** When the next attempt may begin, in ms; absent when none is left or needed. */
  readonly retryAt?: number
  /** Coins earned by this submission. */
  readonly coins: number
  readonly again?: true
}

/** An own answer with what was right. */
export interface PaperAnswered {
  readonly id: Id
  readonly given: PaperAnswer
  /** Null where nothing is right or wrong. */
  readonly right: boolean | null
  /** The right choices, once the member has passed or has no attempt left. */
  readonly correct?: readonly string[]
  readonly why?: string
}

/** How the members of a survey chose; texts are never among it. */
export interface PaperStat {
  readonly id: Id
  /** Who answered the question. */
  readonly total: number
  readonly options: readonly { readonly key: string; readonly text: string; readonly count: number }[]
}

/** `/v2/paper/result`: the best attempt. */
export interface PaperResult {
  readonly paperId: Id
  readonly kind: PaperKind
  readonly title: string
  readonly score: number
  readonly pass: boolean
  readonly passMark: number
  /** The place among all members, the earlier one first; null for a survey. */
  readonly rank: number | null
  /** Coins earned by all attempts. */
  readonly coins: number
  readonly items: readonly PaperItem[]
  readonly answers: readonly PaperAnswered[]
  readonly stats: readonly PaperStat[]
  readonly retake: boolean
  readonly retryAt: number | null
  readonly submittedAt: number
}

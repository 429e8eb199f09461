import * as v from 'valibot'
import type { GameDraw, GameResult } from '../entities/game'
import type { Id as IdText } from '../entities/page'
import { defineCall, reply } from './define'
import { Flag01, Id, Iid, Instant, JsonOf, Line, maybe, PageNo, Raw, ReqId, Text, withDefault } from './fields'

const source = 'screens-activities §3, expect-play §2'

const Time = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))
const ShortName = v.pipe(v.string(), v.maxLength(30))
const Bib = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,12}$/))
/** The last four characters of an ID number. */
const IdTail = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^\d{3}[\dX]$/))

/**
 * Signs the current statement of an event; STALE for another version. `signImg` is a private upload of the caller. A
 * repeat answers the first time. Ours.
 */
export const signStatement = /*#__PURE__*/ defineCall({
  uri: '/v2/game/statement',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: Id,
    version: v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]), v.integer()),
    signName: Line(20, 2),
    signImg: maybe(Raw(500)),
  }),
  reply: reply<{ readonly signedAt: number; readonly again?: boolean }>(),
  access: 'member',
  errors: ['NOTFOUND', 'STALE'],
  source,
})

/**
 * One result after its publication: of an entry, by bib, or by exact name and the last four characters of the ID
 * number; without any of them the caller's own. A wrong and an unknown person are answered alike. CLOSED before the
 * publication and for a hidden one. Ours.
 */
export const getGameResult = /*#__PURE__*/ defineCall({
  uri: '/v2/game/result',
  params: v.object({
    iid: Iid,
    id: Id,
    entryId: maybe(Id),
    bib: maybe(Bib),
    name: maybe(Line(20, 2)),
    idTail: maybe(IdTail),
  }),
  reply: reply<GameResult>(),
  access: 'public',
  errors: ['NOTFOUND', 'CLOSED', 'LIMIT'],
  trace: true,
  source,
})

/** Binds a result to the caller: name and last four characters of the ID number must fit. DUP for a claimed one. Ours. */
export const claimGameResult = /*#__PURE__*/ defineCall({
  uri: '/v2/game/claim',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id, bib: maybe(Bib), name: Line(20, 2), idTail: IdTail }),
  reply: reply<{ readonly entryId: IdText; readonly again?: boolean }>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED', 'DUP', 'LIMIT'],
  source,
})

/** Objects to an own result within 7 days of its publication; one objection at a time. Ours. */
export const appealGameResult = /*#__PURE__*/ defineCall({
  uri: '/v2/game/appeal',
  params: v.object({ iid: Iid, reqId: ReqId, entryId: Id, text: Text(500, 5) }),
  reply: reply<{ readonly id: IdText; readonly state: 'open' }>(),
  access: 'member',
  errors: ['NOTFOUND', 'CLOSED', 'DUP'],
  source,
})

/**
 * Writes results by bib, up to 500 a call; what a row does not say of splits and legs stays. `publish` fixes the places
 * and makes all of them public from the hour of results, which `resultsAt` sets (0: none). Places of many results follow
 * within a minute. Ours.
 */
export const saveGameResults = /*#__PURE__*/ defineCall({
  uri: '/v2/game/results',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    id: Id,
    rows: JsonOf(
      v.pipe(
        v.array(
          v.object({
            bib: Bib,
            net: v.optional(v.nullable(Time)),
            gun: Time,
            splits: v.optional(
              v.pipe(
                v.array(v.object({ name: ShortName, at: Time, distance: v.optional(v.number(), 0) })),
                v.maxLength(60),
              ),
            ),
            legs: v.optional(v.pipe(v.array(v.object({ name: ShortName, time: Time })), v.maxLength(50))),
            hidden: v.optional(v.boolean(), false),
          }),
        ),
        v.maxLength(500),
      ),
    ),
    publish: withDefault(Flag01, false),
    resultsAt: maybe(Instant),
  }),
  reply: reply<{ readonly saved: number; readonly unknown: readonly string[]; readonly publishedAt: number | null }>(),
  access: 'staff',
  errors: ['NOTFOUND'],
  source,
})

/** The draw of a category, for checking; pages of 500 numbers. Ours. */
export const getGameDraw = /*#__PURE__*/ defineCall({
  uri: '/v2/game/draw',
  params: v.object({
    iid: Iid,
    id: Id,
    categoryId: Id,
    pageNo: PageNo,
    pageSize: withDefault(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))]),
        v.integer(),
        v.minValue(1),
        v.maxValue(500),
      ),
      20,
    ),
  }),
  reply: reply<GameDraw>(),
  access: 'public',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/** Calls of sports events. */
export const gameCalls = {
  signStatement,
  getGameResult,
  claimGameResult,
  appealGameResult,
  saveGameResults,
  getGameDraw,
}

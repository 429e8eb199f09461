import type { ActQuestion, Entrant } from '@quanzi/contract'
import { isIdCard, isMobile, parseIdCard, shanghaiDay, toIdCard18 } from '@quanzi/contract'
import { CallError } from '../../call/CallError'
import type { Context } from '../../call/Context'
import { answerReason, entrantReason, type Worded } from '../../call/reasons'
import type { Db } from '../../db/schema'
import { isUniqueViolation } from '../../db/withTransaction'
import type { OrderWish } from '../../trade/OrderTypeRules'
import { sealIdCard } from './sealIdCard'
import { tailHash } from './tailHash'

const wrong = (detail: string | Worded, row?: number) =>
  new CallError('PARAM', { detail, ...(row === undefined ? {} : { data: { row } }) })

/** Every entrant needs a name, a mobile and the activity's answers; the message names the row. */
export function checkEntrants(
  entrants: readonly Entrant[],
  num: number,
  questions: readonly ActQuestion[],
  now: number,
): void {
  if (!Array.isArray(entrants) || entrants.length !== num) throw wrong('info.entrants')
  entrants.forEach((entrant, index) => {
    const name = typeof entrant?.name === 'string' ? entrant.name.trim() : ''
    if (name.length < 2 || name.length > 20) throw wrong(entrantReason(index, 'name'), index)
    if (typeof entrant.mobile !== 'string' || !isMobile(entrant.mobile))
      throw wrong(entrantReason(index, 'mobile'), index)
    for (const question of questions) {
      const answer = answerOf(entrant, question)
      if (question.must && answer === '') throw wrong(answerReason(index, question.name, true), index)
      if (answer !== '' && question.type === 'idCard' && !isIdCard(answer, shanghaiDay(now)))
        throw wrong(entrantReason(index, 'idCard'), index)
      if (answer !== '' && question.type === 'choice' && !question.options.includes(answer))
        throw wrong(answerReason(index, question.name, false), index)
    }
    if (entrant.idCard && !isIdCard(entrant.idCard, shanghaiDay(now)))
      throw wrong(entrantReason(index, 'idCard'), index)
  })
}

const answerOf = (entrant: Entrant, question: ActQuestion): string => {
  const given = entrant.answers?.[question.id] ?? (question.type === 'idCard' ? entrant.idCard : undefined)
  return typeof given === 'string' ? given.trim().slice(0, 500) : ''
}

interface Category {
  readonly age_from: number | null
  readonly age_to: number | null
  readonly starts_at: number
}

/** Refuses entrants outside the ages of a category. The age counts on the first day, by the ID number. */
export function checkAges(
  entrants: readonly Entrant[],
  questions: readonly ActQuestion[],
  { age_from, age_to, starts_at }: Category,
): void {
  if (age_from === null && age_to === null) return
  entrants.forEach((entrant, index) => {
    const person = parseIdCard(idCardOf(entrant, questions), shanghaiDay(starts_at))
    if (!person) throw wrong(entrantReason(index, 'idCard'), index)
    if (person.age < (age_from ?? 0) || person.age > (age_to ?? Number.POSITIVE_INFINITY))
      throw wrong(entrantReason(index, 'age'), index)
  })
}

/** The ID number an entrant gave, as an answer or beside the answers; '' without one. */
export function idCardOf(entrant: Entrant, questions: readonly ActQuestion[]): string {
  const question = questions.find(({ type }) => type === 'idCard')
  return question ? answerOf(entrant, question) : (entrant.idCard ?? '')
}

interface NewEntry {
  readonly scope: string
  readonly wish: OrderWish
  readonly sessionId: string
  readonly orderId: string
  /** Null where an order has one ticket for all. */
  readonly ticketId: string | null
  readonly entrant: Entrant
  readonly row: number
  /** How many places of the session it holds. */
  readonly takes: number
  readonly questions: readonly ActQuestion[]
}

/** Creates an entry that waits for its payment. */
export async function enter(
  db: Db,
  ctx: Context,
  { scope, wish, sessionId, orderId, ticketId, entrant, row, takes, questions }: NewEntry,
): Promise<void> {
  const idCard = idCardOf(entrant, questions)
  const sealed = idCard ? sealIdCard(ctx.secrets, toIdCard18(idCard)) : null
  const answers = Object.fromEntries(
    questions
      .filter((question) => question.type !== 'idCard')
      .map((question) => [question.id, answerOf(entrant, question)]),
  )
  try {
    await db
      .insertInto('entry')
      .values({
        iid: ctx.iid,
        scope,
        ref_id: wish.keys,
        session_id: sessionId,
        user_id: ctx.me.user_id,
        team_id: wish.groupId,
        order_id: orderId,
        ticket_id: ticketId,
        name: entrant.name.trim(),
        mobile: entrant.mobile,
        id_enc: sealed?.cipher ?? null,
        id_hash: sealed?.hash ?? null,
        answers: JSON.stringify(answers),
        bib: null,
        ticket_code: null,
        state: 'pending',
        takes,
        tail_hash:
          scope === 'game' && idCard !== ''
            ? tailHash(ctx.secrets, wish.keys, entrant.name.trim(), toIdCard18(idCard))
            : null,
        created_at: ctx.clock(),
      })
      .execute()
  } catch (error) {
    if (isUniqueViolation(error, 'entry_one_person'))
      throw new CallError('DUP', { detail: entrantReason(row, 'entered'), data: { row } })
    throw error
  }
}

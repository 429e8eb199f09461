import type { Secrets } from '../db/Secrets'
import type { Db } from '../db/schema'
import { seal, unseal } from '../db/seal'
import { paramError } from './CallError'
import { REASONS } from './reasons'

/** The purpose for sealing answers that are kept: they name numbers, people and addresses. */
const SEAL = 'kept-answer'

/** What was kept before answers were sealed is plain JSON, which begins with a brace; sealed text has none. */
const opened = (secrets: Secrets, kept: string): string => (kept.startsWith('{') ? kept : unseal(secrets, SEAL, kept))

/**
 * Runs a write once per user and reqId (conventions §1). `trx` is the write's transaction. It inserts the row first,
 * so a repeat waits for the first request and then returns its answer. A refused write leaves no row and may be
 * repeated.
 */
export async function once<T>(
  trx: Db,
  { secrets, ...request }: { userId: number; reqId: string; uri: string; at: number; secrets: Secrets },
  write: () => Promise<T>,
): Promise<T | null> {
  const key = { user_id: request.userId, req_id: request.reqId }
  const taken = await trx
    .insertInto('request_log')
    .values({ ...key, uri: request.uri, answer: null, at: request.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('req_id')
    .executeTakeFirst()
  if (!taken) {
    const first = await trx
      .selectFrom('request_log')
      .select(['uri', 'answer'])
      .where('user_id', '=', request.userId)
      .where('req_id', '=', request.reqId)
      .executeTakeFirstOrThrow()
    if (first.uri !== request.uri) throw paramError('reqId', REASONS.otherCall)
    return first.answer === null ? null : JSON.parse(opened(secrets, first.answer))
  }
  const answer = await write()
  await trx
    .updateTable('request_log')
    .set({ answer: seal(secrets, SEAL, JSON.stringify(answer ?? null)).cipher })
    .where('user_id', '=', request.userId)
    .where('req_id', '=', request.reqId)
    .execute()
  return answer
}

import type { Assistant, AssistantAnswer, AssistantTurn, Language } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import { CallError } from '../../call/CallError'
import { inEnglish } from '../../call/inEnglish'
import type { Member } from '../../call/Session'
import type { Db } from '../../db/schema'
import type { AskedTables } from '../../db/schema/asked'
import { withTransaction } from '../../db/withTransaction'
import { balanceOf, move, post, tenantAccount, userAccount } from '../../ledger/post'
import { findPassage } from './findPassage'

const HISTORY = 50
const SUGGESTIONS = 3

const turnOf = ({
  id,
  question,
  answer,
  sources,
  at,
}: Pick<
  Selectable<AskedTables['assistant_turn']>,
  'id' | 'question' | 'answer' | 'sources' | 'at'
>): AssistantTurn => ({
  ...{ id: String(id), question, answer, sources, at },
})

const creditsOf = (db: Db, { iid, user_id }: Member) => balanceOf(db, userAccount(iid, user_id, 'credit'), 'CREDIT')

/** The first questions of the tenant's help, in the member's language. */
async function suggestionsOf(db: Db, iid: number, language: Language): Promise<string[]> {
  const rows = await db
    .selectFrom('config_items')
    .select(['title', 'extra'])
    .where('iid', '=', iid)
    .where('type', '=', 'faq')
    .orderBy('sort')
    .orderBy('id')
    .limit(SUGGESTIONS)
    .execute()
  return rows.map(({ title, extra }) => (language === 'en' ? inEnglish({ title }, extra).words.title : title))
}

/** Questions left, packs on sale, the latest turns, and what to begin with. */
export async function assistantOf(db: Db, me: Member, language: Language): Promise<Assistant> {
  const [credits, packs, turns, suggestions] = await Promise.all([
    creditsOf(db, me),
    db
      .selectFrom('pay_pack')
      .select(['id', 'title', 'price', 'amount'])
      .where('iid', '=', me.iid)
      .where('kind', '=', 'credits')
      .where('on_sale', '=', true)
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('assistant_turn')
      .select(['id', 'question', 'answer', 'sources', 'at'])
      .where('iid', '=', me.iid)
      .where('user_id', '=', me.user_id)
      .orderBy('id', 'desc')
      .limit(HISTORY)
      .execute(),
    suggestionsOf(db, me.iid, language),
  ])
  return { credits, packs, history: turns.reverse().map(turnOf), suggestions }
}

/**
 * Answers from the tenant's own texts. The credit and the answer are written in one transaction, so neither exists
 * without the other. A question without an answer costs nothing, also where places are named.
 */
export async function askQuestion(
  outer: Db,
  me: Member,
  { reqId, question, at }: { readonly reqId: string; readonly question: string; readonly at: number },
): Promise<AssistantAnswer> {
  const { iid, user_id } = me
  return await withTransaction(outer, async (db) => {
    if ((await creditsOf(db, me)) < 1) throw new CallError('BALANCE')
    const found = await findPassage(db, iid, question, at)
    const turn = await db
      .insertInto('assistant_turn')
      .values({
        ...{ iid, user_id, req_id: reqId, question, at },
        answer: found.answer,
        sources: JSON.stringify(found.sources),
      })
      .returning(['id', 'question', 'answer', 'sources', 'at'])
      .executeTakeFirstOrThrow()
    if (found.answer !== '')
      await post(db, {
        ...{ iid, kind: 'credit ask', ref: String(turn.id), reason: '智能问答', currency: 'CREDIT', at },
        postings: move(userAccount(iid, user_id, 'credit'), tenantAccount(iid, 'issue'), 1),
      })
    return { ...turnOf(turn), credits: await creditsOf(db, me) }
  })
}

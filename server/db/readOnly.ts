import type { KyselyPlugin } from 'kysely'
import type { Db } from './schema'

const WRITES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'])
const WRITING_TEXT =
  /^\s*(?:with\b[\s\S]*\b)?(?:insert\s+into|update|delete\s+from|truncate|merge\s+into|select\s+nextval)\b/i

const refusing: KyselyPlugin = {
  transformQuery({ node }) {
    if (WRITES.has(node.kind)) throw new Error('a reading call writes')
    if (node.kind === 'RawNode' && WRITING_TEXT.test(node.sqlFragments.join('?')))
      throw new Error('a reading call writes')
    return node
  },
  transformResult: async ({ result }) => result,
}

/** The same database for a reading call: refuses every write, also in transactions. */
export const readOnly = (db: Db): Db => db.withPlugin(refusing)

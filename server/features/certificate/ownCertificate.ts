import type { Selectable } from 'kysely'
import type { Db } from '../../db/schema'
import type { CertificateTables } from '../../db/schema/certificates'

export type CertificateRow = Selectable<CertificateTables['certificate']>

/** The member's certificate of an item or a result. */
export const ownCertificate = (
  db: Db,
  {
    iid,
    scope,
    refId,
    userId,
    entryId,
  }: {
    readonly iid: number
    readonly scope: string
    readonly refId: string
    readonly userId: number
    readonly entryId: string
  },
): Promise<CertificateRow | undefined> =>
  db
    .selectFrom('certificate')
    .selectAll()
    .where('iid', '=', iid)
    .where('scope', '=', scope)
    .where('ref_id', '=', refId)
    .where('user_id', '=', userId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst()

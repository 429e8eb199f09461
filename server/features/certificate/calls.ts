import type { Certificate, certificateCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { certificatesOf, isWithheld } from '../../items/Certificates'
import { asCertificate, isOutdated } from './asCertificate'
import { issueOnce } from './issueOnce'
import { ownCertificate } from './ownCertificate'

/** Certificates of check-ins, steps, games and tracks. */
export const certificate: Handlers<typeof certificateCalls> = {
  async getCertificate(ctx, { scope, refId, entryId }) {
    const ref = { iid: ctx.iid, refId, entryId, at: ctx.clock() }
    const rules = certificatesOf(scope)
    const reached = await rules.reached(ctx.db, ref, ctx.me)
    const row = await ownCertificate(ctx.db, { ...ref, scope, entryId: reached.entryId, userId: ctx.me.user_id })
    const { title, lacks, missing, stats } = reached
    const isGood = row && !isWithheld(reached) && !isOutdated(rules, reached, row)
    return { certificate: isGood ? asCertificate(ctx, row) : null, title, lacks, missing, stats }
  },

  issueCertificate: (ctx, wish): Promise<Certificate> => issueOnce(ctx, wish),
}

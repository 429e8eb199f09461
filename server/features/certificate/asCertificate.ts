import type { Certificate } from '@quanzi/contract'
import type { Context } from '../../call/Context'
import type { CertificateSheet } from '../../db/schema/PosterSheet'
import { addressOfSheet } from '../../delivery/poster/keepSheet'
import type { Reached, ScopeCertificates } from '../../items/Certificates'
import type { CertificateRow } from './ownCertificate'

/** A sheet with its keys in one order, whatever order the database gives; `mini` for the code of a mini-program. */
export const sheetFor = (sheet: CertificateSheet, mini: boolean): CertificateSheet => {
  const { site, colour, heading, title, name, no, facts, date, photo, code } = sheet
  return {
    ...{ kind: 'certificate', site, colour, heading, title, name, no, facts, date, photo },
    code: { code: code.code, mini },
  }
}

export const asCertificate = (
  ctx: Context,
  { id, no, sheet, photo, stats, issued_at }: CertificateRow,
): Certificate => ({
  id: String(id),
  no: numberOf(no),
  imgUrl: addressOfSheet(ctx, sheetFor(sheet, ctx.inMiniProgram)),
  photo: photo && ctx.inMiniProgram ? `${ctx.config.publicUrl}${photo}` : photo,
  stats,
  issuedAt: Number(issued_at),
})

/** True when what is certified was corrected after the certificate was issued. */
export const isOutdated = (
  { follows }: Pick<ScopeCertificates, 'follows'>,
  { facts }: Pick<Reached, 'facts'>,
  { sheet }: Pick<CertificateRow, 'sheet'>,
): boolean => follows === true && facts.join('\n') !== sheet.facts.join('\n')

/** A number as it is shown. */
export const numberOf = (no: number): string => String(no).padStart(6, '0')

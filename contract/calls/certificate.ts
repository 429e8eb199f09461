import * as v from 'valibot'
import type { Certificate, CertificateStanding } from '../entities/certificate'
import { defineCall, reply } from './define'
import { Id, Iid, maybe, Raw, ReqId, ScopeName } from './fields'

const source = 'screens-activities §3'

/** The own certificate, or what is missing for it. Reading issues nothing. A game has one per result. Ours. */
export const getCertificate = /*#__PURE__*/ defineCall({
  uri: '/v2/cer/get',
  params: v.object({ iid: Iid, scope: ScopeName, refId: Id, entryId: maybe(Id) }),
  reply: reply<CertificateStanding>(),
  access: 'member',
  errors: ['NOTFOUND'],
  safe: true,
  source,
})

/**
 * Issues a certificate once; a repeat answers the first one, with its number. `photo`, the address of an own public
 * upload, may be replaced. NOTELIGIBLE: `data.missing` and `data.lacks` say what is missing. Ours.
 */
export const issueCertificate = /*#__PURE__*/ defineCall({
  uri: '/v2/cer/issue',
  params: v.object({ iid: Iid, reqId: ReqId, scope: ScopeName, refId: Id, entryId: maybe(Id), photo: maybe(Raw(500)) }),
  reply: reply<Certificate>(),
  access: 'member',
  errors: ['NOTFOUND', 'NOTELIGIBLE'],
  source,
})

/** Certificates. */
export const certificateCalls = { getCertificate, issueCertificate }

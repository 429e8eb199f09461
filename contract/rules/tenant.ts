import { DEFAULT_CID, DEFAULT_IID } from './constants'

/** An iid or cid in an address: digits only and above 0; null for anything else. */
export function parseIid(value: string | number | null | undefined): number | null {
  const text = typeof value === 'number' ? String(value) : value
  if (text === null || text === undefined || !/^\d{1,15}$/.test(text)) return null
  const iid = Number(text)
  return iid > 0 ? iid : null
}

/** Where an address may contain a tenant id. */
export interface TenantSources {
  /** The `:iid` of the path. */
  readonly path?: string | number | null | undefined
  readonly query?: { readonly iid?: string | undefined; readonly cid?: string | undefined }
}

/** The tenant of an address: path iid, else query iid, else query cid, else 1000 (conventions §1). */
export const resolveIid = ({ path, query = {} }: TenantSources): number =>
  parseIid(path) ?? parseIid(query.iid) ?? parseIid(query.cid) ?? DEFAULT_IID

/** The channel of an address: query cid, else 1000. */
export const resolveCid = (query: { readonly cid?: string | undefined }): number => parseIid(query.cid) ?? DEFAULT_CID

import { sql } from 'kysely'
import type { Services } from '../../call/Context'
import type { Secrets } from '../../db/Secrets'
import { acrossTenants } from '../../db/tenantKeys'

/** How long a signed address is valid, ms. */
export const SIGNED_MS = 2 * 3_600_000

/** A file in a folder of its own: the list of a stream, or one of the segments that the list names. */
const IN_FOLDER = /^(\/media\/clips\/)([\w-]{1,60})\/([\w.-]{1,100})$/
const LIST = 'index.m3u8'

/**
 * A file's address for a buyer, valid for two hours. That of a stream is signed in a folder of its path, so that the
 * segments inherit it.
 */
export function signMedia(secrets: Secrets, path: string, now: number): { url: string; expireAt: number } {
  const expireAt = now + SIGNED_MS
  const [, before = '', folder = '', file] = IN_FOLDER.exec(path) ?? []
  if (file === LIST)
    return {
      url: `${before}~${expireAt}-${signatureOf(secrets, before + folder, expireAt)}/${folder}/${file}`,
      expireAt,
    }
  const query = new URLSearchParams({ expires: String(expireAt), sign: signatureOf(secrets, path, expireAt) })
  return { url: `${path}?${query}`, expireAt }
}

/** True when the pass of a signed folder opens it now. */
export function opensFolder(
  { clock, secrets }: Pick<MediaGate, 'clock' | 'secrets'>,
  pass: string,
  folder: string,
): boolean {
  const [, until = '', sign = ''] = /^(\d{1,15})-(.+)$/.exec(pass) ?? []
  return Number(until) > clock() && secrets.verify('play', `/media/clips/${folder} ${Number(until)}`, sign)
}

const signatureOf = (secrets: Secrets, path: string, expireAt: number) => secrets.sign('play', `${path} ${expireAt}`)

export type MediaGate = Pick<Services, 'db' | 'clock' | 'secrets'>

/** Path and query of a request for a media file. */
interface MediaRequest {
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
}

/**
 * True when a file may be sent. A file of priced items needs a valid signature, also before they are published and
 * when they are withdrawn, and so does that of a part without a price of its own when its whole has one; a signature in
 * the request must be valid in any case.
 */
export async function maySend({ db, clock, secrets }: MediaGate, { path, query }: MediaRequest): Promise<boolean> {
  const { expires, sign } = query
  if (sign !== undefined || expires !== undefined) {
    const until = Number(expires)
    return (
      typeof sign === 'string' &&
      Number.isSafeInteger(until) &&
      until > clock() &&
      secrets.verify('play', `${path} ${until}`, sign)
    )
  }
  // A segment costs what its stream costs.
  const [, before = '', folder = '', file] = IN_FOLDER.exec(path) ?? []
  const src = file === undefined ? path : `${before}${folder}/${LIST}`
  const { rows } = await sql<{ priced: boolean }>`
    select bool_or(coalesce(c.price_fen, whole.price_fen, 0) > 0)
      and not bool_or(c.status = 'published' and coalesce(c.price_fen, whole.price_fen, 0) = 0) as priced from content c
      left join content whole on whole.iid = c.iid and whole.id = c.parent_id
    where c.media ->> 'src' = ${src} and c.media is not null ${acrossTenants('a file is one, whoever shows it')}`.execute(
    db,
  )
  return rows[0]?.priced !== true
}

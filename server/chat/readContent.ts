import { type BannedWordFinder, CHAT, type ChatBody, countCharacters, isSeen } from '@quanzi/contract'
import * as v from 'valibot'
import { storableText } from '../base/storableText'
import { REASONS, type Worded } from '../call/reasons'

/** Databases refuse a NUL. */
const clean = (text: string) => storableText(text).replaceAll('\0', '')

const Text = v.pipe(
  v.string(),
  v.maxLength(CHAT.textLimit * 2),
  v.transform(clean),
  v.check((text) => isSeen(text) && countCharacters(text) <= CHAT.textLimit),
)
const Url = v.pipe(v.string(), v.nonEmpty(), v.maxLength(512))
const PersonId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
)

/** The types that members send; the system sends the others. */
const Body = v.variant('type', [
  v.object({ type: v.literal(1), text: Text }),
  v.object({ type: v.literal(2), imageUrl: Url }),
  v.object({ type: v.literal(3), voiceUrl: Url }),
  v.object({ type: v.literal(4), videoUrl: Url, videoImageUrl: v.optional(v.union([v.literal(''), Url]), '') }),
])

const Content = v.object({
  body: Body,
  cid: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  tempID: v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/)),
  receiver: v.object({ roleID: PersonId }),
})

/** A message to send, validated as far as possible without the database. */
export interface Wish {
  readonly body: ChatBody
  readonly cid: number | undefined
  readonly tempID: string
  readonly toRid: number
  /** Keys of the bucket in the message; the sender must have uploaded them. */
  readonly mediaKeys: readonly string[]
}

/** Reads the content of `send`, or returns the error: the field, or the broken rule. */
export function readContent(
  content: unknown,
  tenant: { bucket: string; findBanned: BannedWordFinder },
): { ok: true; wish: Wish } | { ok: false; detail: string | Worded } {
  const parsed = v.safeParse(Content, content)
  if (!parsed.success) return { ok: false, detail: `content.${v.getDotPath(parsed.issues[0]) ?? ''}` }
  const { body, cid, tempID, receiver } = parsed.output
  if (body.type === 1 && tenant.findBanned(body.text) !== null) return { ok: false, detail: REASONS.bannedWords }
  const keys = mediaUrls(body).map((url) => uploadKey(url, tenant.bucket))
  const mediaKeys = keys.filter((key) => key !== null)
  if (mediaKeys.length < keys.length) return { ok: false, detail: 'content.body' }
  return { ok: true, wish: { body, cid, tempID, toRid: receiver.roleID, mediaKeys } }
}

const mediaUrls = (body: v.InferOutput<typeof Body>): string[] => {
  if (body.type === 2) return [body.imageUrl]
  if (body.type === 3) return [body.voiceUrl]
  if (body.type === 4) return [body.videoUrl, body.videoImageUrl].filter((url) => url !== '')
  return []
}

/** The key of a stored file, from a key or its address in the bucket; null for any other address. */
function uploadKey(url: string, bucket: string): string | null {
  const path = url.startsWith(`${bucket}/`) ? url.slice(bucket.length + 1) : url.replace(/^\/oss\//, '')
  return /^h5\/\d{1,9}_[\w-]{1,64}(?:\.[a-z0-9]{2,4})?$/.exec(path.split('?')[0] ?? '')?.[0] ?? null
}

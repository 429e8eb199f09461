import { ERRORS, getUploadPolicy } from '@quanzi/contract'
import { IMAGE_HEAD, type ImageKind, imageKind } from '@/lib/imageKind'
import { uploadText } from '@/locales/uploadText'
import { media } from '@/platform/media'
import type { PickedFile } from '@/platform/media/types'
import { upload as platformUpload } from '@/platform/upload'
import type { UploadTask } from '@/platform/upload/types'
import { call } from './call'
import { GatewayError } from './GatewayError'

const MAX_EDGE = 2048
const MB = 1_048_576
/** Maximum size in bytes of a chosen file; the bucket has the same limits. */
const MAX_SIZE = { image: 20 * MB, voice: 20 * MB, video: 100 * MB } as const
const EXTENSION = /\.(jpe?g|png|bmp|gif)$/i
const ANY_EXTENSION = /\.(\w{2,4})$/
/** The bucket's answer to a key that another member has used in the same millisecond; the next one is tried. */
const KEY_TAKEN = 409
const KEY_TRIES = 3
/** The bucket's answer to a member who has stored as much as an hour or a day lets them. */
const TOO_MANY = 429
/** The tenant id in the key of a photo (admissions-and-regions §7). */
const PHOTO_IID = 1000

interface Parts {
  readonly fetchPolicy: () => ReturnType<typeof fetchPolicy>
  readonly head: (file: PickedFile, bytes: number) => Promise<Uint8Array | null>
  readonly shrink: (file: PickedFile, maxEdge: number) => Promise<PickedFile>
  readonly upload: typeof platformUpload
  readonly now: () => number
}

/** The kind of file; only pictures are made smaller. */
export type UploadKind = 'image' | 'voice' | 'video'

export interface UploadWish {
  /** A picture by default. */
  readonly kind?: UploadKind
  /** The tenant id in the key `h5/{iid}_{timestamp}`. A photo's key is `h5/1000_{timestamp}.{ext}`. */
  readonly iid?: number
  /** Readable only through the signed address in the answer: for faces and personal documents. */
  readonly isPrivate?: boolean
  /** 0–100 */
  readonly onProgress?: (percent: number) => void
}

/** An upload in progress: `address` resolves to the stored file's address, `abort` stops it. */
export interface FileUpload {
  readonly address: Promise<string>
  abort(): void
}

const fetchPolicy = () => call(getUploadPolicy, {})
const platformParts: Parts = {
  fetchPolicy,
  head: media.head,
  shrink: media.shrink,
  upload: platformUpload,
  now: Date.now,
}

/** Makes the keys of two files from the same millisecond differ, because the bucket accepts each key once. */
let last = 0
const nextInstant = (now: number): number => {
  last = Math.max(now, last + 1)
  return last
}

const refusal = (msg: string) => new GatewayError({ kind: 'business', code: ERRORS.PARAM.code, msg })

/** The format by content when the content is readable, else by name. The bucket checks it again. */
async function kindOf(file: PickedFile, head: Parts['head']): Promise<ImageKind | 'jpeg'> {
  const bytes = await head(file, IMAGE_HEAD)
  if (bytes) {
    const kind = imageKind(bytes)
    if (!kind) throw refusal(uploadText('notPicture'))
    return kind
  }
  const named = EXTENSION.exec(file.name) ?? EXTENSION.exec(file.path)
  return (named?.[1]?.toLowerCase() ?? 'jpg') as ImageKind | 'jpeg'
}

interface Ready {
  readonly file: PickedFile
  readonly extension: string
}

/**
 * Prepares a file for upload: makes a picture smaller, leaves sound and video as they are. Refuses a chosen file above
 * the limit on every phone, even where the phone could make it smaller, so that all phones behave alike.
 */
async function prepare(file: PickedFile, kind: UploadKind, parts: Parts): Promise<Ready> {
  const max = MAX_SIZE[kind]
  const isImage = kind === 'image'
  if (file.size > max) throw refusal(uploadText(isImage ? 'pictureTooLarge' : 'fileTooLarge', { size: max / MB }))
  if (!isImage) return { file, extension: ANY_EXTENSION.exec(file.name)?.[1]?.toLowerCase() ?? 'mp4' }
  await kindOf(file, parts.head)
  const small = await parts.shrink(file, MAX_EDGE)
  return { file: small, extension: await kindOf(small, parts.head) }
}

/** Stores a file in the bucket with a signed form (conventions §7 UPLOAD). Rejects with GatewayError only. */
export function uploadFile(file: PickedFile, wish: UploadWish = {}, parts: Parts = platformParts): FileUpload {
  let task: UploadTask | null = null
  let stopped = false
  const stop = () => {
    if (stopped) throw new GatewayError({ kind: 'network', code: 0, msg: uploadText('uploadFailed') })
  }
  const run = async (): Promise<string> => {
    const ready = await prepare(file, wish.kind ?? 'image', parts)
    stop()
    const policy = await parts.fetchPolicy()
    stop()
    for (let tries = 1; ; tries += 1) {
      const instant = nextInstant(parts.now())
      const key = wish.iid === undefined ? `h5/${PHOTO_IID}_${instant}.${ready.extension}` : `h5/${wish.iid}_${instant}`
      task = parts.upload({
        url: policy.host,
        file: ready.file,
        fileField: 'file',
        fields: {
          key,
          policy: policy.policy,
          OSSAccessKeyId: policy.accessKeyId,
          success_action_status: '200',
          signature: policy.sign,
          expireTime: String(policy.expireTime),
          ...(wish.isPrivate ? { 'x-oss-object-acl': 'private' } : {}),
        },
        ...(wish.onProgress ? { onProgress: wish.onProgress } : {}),
      })
      const { status, body } = await task.answer
      if (status >= 200 && status <= 299) return `${policy.cdn}${key}${wish.isPrivate ? signatureOf(body) : ''}`
      if (status !== KEY_TAKEN || tries === KEY_TRIES) throw refusedBy(policy.host, status, body)
      stop()
    }
  }
  return {
    address: run().catch((error: unknown) => {
      if (error instanceof GatewayError) throw error
      throw new GatewayError({ kind: 'network', code: 0, msg: uploadText('uploadFailed'), response: error })
    }),
    abort: () => {
      stopped = true
      task?.abort()
    },
  }
}

/** The signature that makes a private upload readable: the query of `url` in the bucket's answer. */
function signatureOf(body: unknown): string {
  const { url } = fieldsOf(body)
  return /\?[^#]*/.exec(typeof url === 'string' ? url : '')?.[0] ?? ''
}

/** An error with the bucket's message, or else with the status and the address (shell-and-routes §8). */
function refusedBy(url: string, status: number, body: unknown): GatewayError {
  if (status === TOO_MANY) return refusal(uploadText(fieldsOf(body).limit === 'day' ? 'fullToday' : 'fullNow'))
  const msg = messageOf(body) ?? `fail to post ${url} ${status}`
  return new GatewayError({ kind: 'protocol', code: status, msg, response: body })
}

/** Object stores send a refusal as XML; ours sends JSON. */
function messageOf(body: unknown): string | undefined {
  const { message } = fieldsOf(body)
  if (typeof message === 'string' && message !== '') return message
  return typeof body === 'string' ? /<Message>([^<]+)<\/Message>/.exec(body)?.[1] : undefined
}

function fieldsOf(body: unknown): Readonly<Record<string, unknown>> {
  if (typeof body !== 'string') return {}
  try {
    const fields: unknown = JSON.parse(body)
    return typeof fields === 'object' && fields !== null ? { ...fields } : {}
  } catch {
    return {}
  }
}

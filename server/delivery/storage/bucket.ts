import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { textOf } from '../../base/textOf'
import type { Services } from '../../call/Context'
import { isUniqueViolation } from '../../db/withTransaction'
import { sessionBearers } from '../../identity/sessionCookies'
import { findMember, findSession } from '../../identity/sessions'
import { claimBytes } from './claimBytes'
import { isTooManyPixels } from './pixels'
import { mayRead, readAddress } from './readAddress'
import { removePlace } from './removePlace'
import { removeVideoPlace } from './removeVideoPlace'
import { resizedPicture } from './resizedPicture'
import { sendFile } from './sendFile'
import { ACCESS_KEY_ID, verifyPolicy } from './uploadPolicy'
import { UPLOAD_TYPES, type UploadType, uploadType } from './uploadType'

const KEY = /^h5\/(\d{1,9})_[\w-]{1,64}(?:\.([a-z0-9]{2,4}))?$/
const MB = 1_048_576
const MAX_VIDEO = 100 * MB
/** Maximum sizes by the first part of the content type. */
const MAX_SIZE: Readonly<Record<string, number>> = { image: 20 * MB, audio: 20 * MB, video: MAX_VIDEO }
const YEAR = 'public, max-age=31536000, immutable'
/** Only these widths exist: free widths would let anybody fill the disk with variants. */
const WIDTHS = [160, 240, 320, 480, 640, 750, 960, 1200, 1600]

interface ReadQuery {
  readonly 'x-oss-process'?: string
  readonly Expires?: string
  readonly Signature?: string
}

class UploadRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Of 429: the time after which there is room again. */
    readonly limit?: 'hour' | 'day',
  ) {
    super(message)
  }
}

interface BucketOptions {
  readonly services: Services
  /** Counts a file for its member; false when it is one too many. */
  readonly mayUpload: (userId: number) => Promise<boolean>
}

/** The object store: a form post signed by `/api/oss/token`, and pictures in a requested width. */
export async function bucketRoutes(app: FastifyInstance, options: BucketOptions): Promise<void> {
  const { services } = options
  const folder = join(services.config.dataDir, 'oss')
  const cache = join(services.config.dataDir, 'oss-cache')
  await app.register(multipart, { limits: { fileSize: MAX_VIDEO, files: 1, fields: 12, fieldSize: 4096 } })

  app.post('/oss/', { bodyLimit: MAX_VIDEO + MB }, async (request, reply) => {
    reply.header('access-control-allow-origin', '*')
    try {
      const file = await readingForm(request.file())
      if (!file) throw new UploadRefused(400, 'file is missing')
      const { key, isPrivate } = await receive(options, folder, file, Number(request.headers['content-length']))
      const { publicUrl } = services.config
      return reply.code(200).send(isPrivate ? { key, url: readAddress(services, publicUrl, key) } : { key })
    } catch (error) {
      if (error instanceof UploadRefused) {
        const { status, message, limit } = error
        return reply.code(status).send(limit ? { message, limit } : { message })
      }
      throw error
    }
  })

  app.get<{ Params: { '*': string }; Querystring: ReadQuery }>('/oss/*', async (request, reply) => {
    const key = request.params['*']
    const stored = KEY.test(key)
      ? await services.db
          .selectFrom('uploads')
          .select(['type', 'private', 'user_id'])
          .where('key', '=', key)
          .executeTakeFirst()
      : undefined
    if (!stored?.type) return reply.code(404).send({ message: 'no such file' })
    if (stored.private) {
      const own = await isOwner(services, sessionBearers(request.cookies), stored.user_id)
      if (!own && !mayRead(services, key, request.query))
        return reply.code(403).send({ message: 'the address is not valid' })
    }
    const width = askedWidth(request.query['x-oss-process'])
    const source = join(folder, key)
    const resizable = width !== null && stored.type.startsWith('image/') && stored.type !== 'image/bmp'
    const path = resizable ? await resizedPicture(source, join(cache, `${key}-w${width}`), width) : source
    // Nothing in an uploaded file may run with the site's rights.
    reply.header('content-security-policy', "default-src 'none'; sandbox").header('x-content-type-options', 'nosniff')
    const fresh = stored.private ? 'private, no-store' : YEAR
    return sendFile(reply, { path, type: stored.type, range: request.headers.range, cache: fresh })
  })
}

/** A form that is cut off, or that no parser understands, is the sender's fault; what the disk says is not. */
async function readingForm<T>(reading: Promise<T>): Promise<T> {
  return await reading.catch((error: NodeJS.ErrnoException & { readonly statusCode?: number }) => {
    if (error.statusCode !== undefined || error.syscall !== undefined) throw error
    throw new UploadRefused(400, 'the form cannot be read')
  })
}

/** A browser with the uploader's session can still read after the address has expired. */
async function isOwner({ db, clock }: Services, bearers: readonly string[], userId: number): Promise<boolean> {
  const found = await Promise.all(bearers.map((bearer) => findSession(db, clock, bearer)))
  return found.some((session) => session?.userId === userId)
}

/** Checks the form and stores the file; the row in `uploads` makes a key usable once. */
async function receive(
  { services, mayUpload }: BucketOptions,
  folder: string,
  file: MultipartFile,
  bytes: number,
): Promise<{ key: string; isPrivate: boolean }> {
  const field = (name: string): string => {
    const part = file.fields[name]
    return part && 'value' in part ? textOf(part.value) : ''
  }
  const { secrets, clock, db } = services
  const key = field('key')
  if (field('OSSAccessKeyId') !== ACCESS_KEY_ID) throw new UploadRefused(403, 'OSSAccessKeyId is unknown')
  const userId = verifyPolicy(
    secrets,
    { policy: field('policy'), sign: field('signature') || field('Signature') },
    clock(),
  )
  if (userId === null) throw new UploadRefused(403, 'policy is expired or its signature is wrong')
  const [, iidText, extension] = KEY.exec(key) ?? []
  if (iidText === undefined) throw new UploadRefused(400, 'key must be h5/{iid}_{timestamp}')
  const iid = Number(iidText)
  const member = await findMember(db, userId, iid)
  if (!member && iid !== 1000) throw new UploadRefused(403, 'key belongs to another tenant')
  if (!(await mayUpload(userId))) throw new UploadRefused(429, 'too many files in an hour', 'hour')
  // As an object store demands it: what a form takes is claimed before it is read.
  if (!(bytes > 0)) throw new UploadRefused(411, 'content-length is missing')
  const giveBack = await claimBytes(db, { iid, userId, at: clock() }, bytes)
  if (!giveBack) throw new UploadRefused(429, 'too many bytes in a day', 'day')

  const part = join(folder, `.part-${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  try {
    await readingForm(pipeline(file.file, createWriteStream(part)))
    const { type, size } = await inspect(part, file.file.truncated)
    if (extension && !(UPLOAD_TYPES[type] as readonly string[]).includes(extension)) {
      throw new UploadRefused(415, `the file is ${type}, not .${extension}`)
    }
    const isPrivate = field('x-oss-object-acl') === 'private'
    await db
      .insertInto('uploads')
      .values({ key, iid, user_id: userId, type, size, private: isPrivate, at: clock() })
      .execute()
    await mkdir(dirname(join(folder, key)), { recursive: true })
    await rename(part, join(folder, key))
    return { key, isPrivate }
  } catch (error) {
    await giveBack()
    throw isUniqueViolation(error) ? new UploadRefused(409, 'key has been used') : error
  } finally {
    await rm(part, { force: true })
  }
}

async function inspect(path: string, truncated: boolean): Promise<{ type: UploadType; size: number }> {
  const type = await uploadType(path)
  if (type === 'image/jpeg' || type === 'image/png') await removePlace(path, type)
  if (type?.endsWith('/mp4') || type === 'video/quicktime') await removeVideoPlace(path)
  const handle = await open(path)
  // An acknowledged upload must be on the disk.
  await handle.sync()
  const { size } = await handle.stat()
  await handle.close()
  if (!type) throw new UploadRefused(415, 'only jpg, png, bmp, gif, mp4, mov, webm, mp3, m4a and aac can be uploaded')
  if (truncated || size > (MAX_SIZE[type.split('/')[0] ?? ''] ?? 0) || (await isTooManyPixels(path, type)))
    throw new UploadRefused(413, 'the file is too large')
  return { type, size }
}

function askedWidth(process: string | undefined): number | null {
  const asked = Number(/resize,(?:.*,)?w_(\d{1,5})/.exec(process ?? '')?.[1])
  return asked > 0 ? (WIDTHS.find((width) => width >= asked) ?? null) : null
}

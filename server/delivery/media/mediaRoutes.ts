import { createReadStream } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import sharp from 'sharp'
import { sendFile } from '../storage/sendFile'
import { offerPicture } from './art/offerPictures'
import { drawPicture, type PictureName, parsePictureName } from './art/picture'
import { type MediaGate, maySend, opensFolder } from './paidMedia'

const YEAR = 'public, max-age=31536000, immutable'
/** Only these widths exist: free widths would let anybody fill the disk with variants. */
const WIDTHS = [160, 240, 320, 480, 640, 750, 960, 1200, 1600] as const

/** The formats that an address may request; the cards of messaging apps cannot show WebP. */
const FORMATS = { webp: 'image/webp', jpg: 'image/jpeg' } as const
type Format = keyof typeof FORMATS

/** Paths of the clips, and of streams with a folder of their own. */
const FILE = /^\/media\/clips\/([\w-]{1,60}\/)?[\w.-]{1,100}$/
/** The files of a stream. */
const STREAM_TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  m4s: 'video/mp4',
  mp4: 'video/mp4',
  ts: 'video/mp2t',
}

/** What a request for a picture says beside its name. */
interface Asked {
  readonly ip: string
  readonly query: { readonly 'x-oss-process'?: string }
}

type Query = Readonly<Record<string, unknown>>

export interface MediaOptions {
  /** Folder of rendered pictures. */
  readonly cacheDir: string
  readonly gate: MediaGate
  /** Counts a picture that must be drawn for this address; false when it is one too many. */
  readonly mayDraw: (ip: string) => Promise<boolean>
  /** Folder of the clips and streams; absent for the demo's. */
  readonly clipsDir?: string
}

function drawnWidth(picture: PictureName, process: string | undefined): number {
  const asked = /resize,(?:.*,)?w_(\d+)/.exec(process ?? '')?.[1]
  const width = asked ? WIDTHS.find((w) => w >= Number(asked)) : undefined
  return Math.min(width ?? picture.width, picture.width)
}

const askedFormat = (process: string | undefined): Format =>
  /(?:^|[/,])format,jpe?g\b/.test(process ?? '') ? 'jpg' : 'webp'

/** Serves the demo tenants' pictures (rendered once, then from disk) and their short clips. */
export async function mediaRoutes(
  app: FastifyInstance,
  { cacheDir, gate, mayDraw, clipsDir }: MediaOptions,
): Promise<void> {
  await mkdir(cacheDir, { recursive: true })
  const root = clipsDir ?? join(__dirname, 'clips')
  // Players request byte ranges, which the static plugin supports.
  await app.register(async (clips) => {
    clips.addHook('onRequest', async (request, reply) => {
      // The name as the router decoded it, which is the file that the static plugin would send.
      const { '*': name = '' } = request.params as { '*'?: string }
      const path = posix.normalize(`/media/clips/${name}`)
      if (!FILE.test(path)) return reply.code(404).send()
      if (!(await maySend(gate, { path, query: request.query as Query }))) return reply.code(403).send()
    })
    clips.addHook('onSend', async (request, reply) => {
      if ((request.query as Query).sign !== undefined) reply.header('cache-control', 'private, no-store')
    })
    await clips.register(fastifyStatic, {
      root,
      prefix: '/media/clips/',
      decorateReply: false,
      maxAge: '365d',
      immutable: true,
    })
  })
  type Segment = { readonly pass: string; readonly folder: string; readonly file: string }
  app.get<{ Params: Segment }>('/media/clips/~:pass/:folder/:file', async ({ params, headers }, reply) => {
    const { pass, folder, file } = params
    const type = STREAM_TYPES[file.split('.').pop() ?? '']
    if (!FILE.test(`/media/clips/${folder}/${file}`) || type === undefined) return reply.code(404).send()
    if (!opensFolder(gate, pass, folder)) return reply.code(403).send()
    const path = join(root, folder, file)
    const isFile = await stat(path).then(
      (found) => found.isFile(),
      () => false,
    )
    if (!isFile) return reply.code(404).send()
    return await sendFile(reply, { path, type, range: headers.range, cache: 'private, no-store' })
  })
  const drawing = new Map<string, Promise<void>>()

  const draw = async (picture: PictureName, width: number, format: Format, file: string): Promise<void> => {
    const drawn = sharp(Buffer.from(drawPicture(picture))).resize({ width })
    const written =
      format === 'jpg' ? drawn.flatten({ background: '#fff' }).jpeg({ quality: 86 }) : drawn.webp({ quality: 86 })
    await writeFile(`${file}.part`, await written.toBuffer())
    await rename(`${file}.part`, file)
  }

  const send = async (name: string | null, { query, ip }: Asked, reply: FastifyReply) => {
    const process = query['x-oss-process']
    const asked = name === null ? null : parsePictureName(name)
    if (!asked) return reply.code(404).send()
    const width = drawnWidth(asked, process)
    const format = askedFormat(process)
    const file = join(cacheDir, `${name}-w${width}.${format}`)
    const there = await stat(file).then(
      () => true,
      () => false,
    )
    if (!there) {
      if (!drawing.has(file) && !(await mayDraw(ip))) return reply.code(429).send()
      const work = drawing.get(file) ?? draw(asked, width, format, file).finally(() => drawing.delete(file))
      drawing.set(file, work)
      await work
    }
    return reply.header('cache-control', YEAR).type(FORMATS[format]).send(createReadStream(file))
  }
  type Routed<Params> = { Params: Params; Querystring: Asked['query'] }
  app.get<Routed<{ name: string }>>('/media/:name.webp', (request, reply) => send(request.params.name, request, reply))
  app.get<Routed<{ no: string }>>('/media/gongyi/:no.webp', (request, reply) =>
    send(offerPicture(request.params.no), request, reply),
  )
}

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'

interface SentFile {
  readonly path: string
  readonly type: string
  /** The request's `Range`. */
  readonly range: string | undefined
  readonly cache: string
}

/** Sends a file, or the part that a player asks for, as a stream. Rejects when there is none. */
export async function sendFile(reply: FastifyReply, { path, type, range, cache }: SentFile): Promise<FastifyReply> {
  const { size } = await stat(path)
  reply.header('cache-control', cache).header('accept-ranges', 'bytes').type(type)
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined) return reply.header('content-length', size).send(createReadStream(path))
  const start = Number(from)
  const end = Math.min(to ? Number(to) : size - 1, size - 1)
  if (start > end) return reply.code(416).header('content-range', `bytes */${size}`).send()
  reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
  return reply.send(createReadStream(path, { start, end }))
}

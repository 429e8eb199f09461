import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { contentPolicy } from './contentPolicy'
import { precompress } from './precompress'

/** Names that carry the hash of their content may be kept for ever. */
const HASHED = /[.-][0-9a-f]{8,}\.\w+$/
const NOT_BUILT =
  '<!doctype html><meta charset="utf-8"><title>圈子</title><p>The site is not built yet: run <code>npm run build:h5</code>.</p>'

/** Serves the built H5 app: its files, and its page on every public path. */
export async function hostingRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  const page = built ? await readFile(join(folder, 'index.html'), 'utf8') : NOT_BUILT
  const policy = contentPolicy(page)
  for (const url of ['/', '/app', '/app/*', '/s/*']) {
    app.get(url, (_request, reply) =>
      reply
        .code(built ? 200 : 503)
        .header('cache-control', 'no-cache')
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(page),
    )
  }
  if (!built) return
  await precompress(folder)
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const plain = path.replace(/\.(br|gz)$/, '')
      reply.header('cache-control', HASHED.test(plain) ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
    },
  })
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { REGIONS_VERSION } from '@quanzi/contract'
import type { FastifyInstance } from 'fastify'

const FILE = join(__dirname, '../../../contract/regions/regions.json')
/** The version is part of the name, so an address's content never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

interface Encoded {
  readonly br: Buffer
  readonly gzip: Buffer
  readonly identity: Buffer
}

async function encode(): Promise<Encoded> {
  // Without the line breaks of the file in the repository.
  const identity = Buffer.from(JSON.stringify(JSON.parse(await readFile(FILE, 'utf8'))))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 9 }),
  ])
  return { br, gzip: gz, identity }
}

/** Serves the region data set, compressed once, under its version. */
export async function regionsRoute(app: FastifyInstance): Promise<void> {
  let encoded: Promise<Encoded> | undefined
  app.get(`/static/regions-${REGIONS_VERSION}.json`, async (request, reply) => {
    encoded ??= encode()
    const bodies = await encoded
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const name = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', FOR_EVER)
      .header('vary', 'accept-encoding')
      .header('access-control-allow-origin', '*')
    if (name !== 'identity') reply.header('content-encoding', name)
    return reply.send(bodies[name])
  })
}

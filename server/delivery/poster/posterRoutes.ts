import { createReadStream } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../call/Context'
import { codePicture } from './codePicture'
import { drawSheet } from './drawSheet'
import { findSheet } from './findSheet'

const YEAR = 'public, max-age=31536000, immutable'

/** Serves sharing pictures, rendered at their first request, and the code pictures of short links. */
export async function posterRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const folder = join(services.config.dataDir, 'posters')
  await mkdir(folder, { recursive: true })
  const drawing = new Map<string, Promise<boolean>>()

  /** False when nobody has requested such a picture. */
  const draw = async (hash: string, file: string): Promise<boolean> => {
    const sheet = await findSheet(services.db, hash)
    if (!sheet) return false
    await writeFile(`${file}.part`, await drawSheet(services, sheet))
    await rename(`${file}.part`, file)
    return true
  }

  app.get<{ Params: { hash: string } }>('/media/poster/:hash.jpg', async (request, reply) => {
    const { hash } = request.params
    if (!/^[0-9a-f]{32}$/.test(hash)) return reply.code(404).send()
    const file = join(folder, `${hash}.jpg`)
    if (!(await stat(file).catch(() => null))) {
      const work = drawing.get(hash) ?? draw(hash, file).finally(() => drawing.delete(hash))
      drawing.set(hash, work)
      if (!(await work)) return reply.code(404).send()
    }
    return reply.header('cache-control', YEAR).type('image/jpeg').send(createReadStream(file))
  })

  app.get<{ Params: { code: string }; Querystring: { mini?: string } }>(
    '/media/code/:code.png',
    async (request, reply) => {
      const { code } = request.params
      if (!/^[\w-]{1,64}$/.test(code)) return reply.code(404).send()
      const known = await services.db
        .selectFrom('short_urls')
        .select('code')
        .where('code', '=', code)
        .executeTakeFirst()
      if (!known) return reply.code(404).send()
      const picture = await codePicture(services, { code, mini: request.query.mini === '1' })
      return reply.header('cache-control', 'public, max-age=86400').type('image/png').send(picture)
    },
  )
}

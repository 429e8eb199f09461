import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../call/Context'
import { uploadType } from '../../delivery/storage/uploadType'
import { sessionBearers } from '../../identity/sessionCookies'
import { findSession } from '../../identity/sessions'
import { isPhotoAddress } from './photoAddress'
import { photoFolder } from './photoFiles'

/** Serves private photos by signed addresses; refuses a browser that is logged in as somebody else. */
export async function photoRoutes(app: FastifyInstance, services: Services): Promise<void> {
  app.get<{ Params: { iid: string; id: string }; Querystring: { expires?: string; sign?: string } }>(
    '/photos/:iid/:id.jpg',
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const photo = await services.db
        .selectFrom('registration_photo')
        .select(['iid', 'id', 'user_id', 'file'])
        .where('iid', '=', Number(/^\d{1,9}$/.exec(request.params.iid)?.[0] ?? 0))
        .where('id', '=', Number(/^\d{1,15}$/.exec(request.params.id)?.[0] ?? 0))
        .executeTakeFirst()
      if (!photo || !isPhotoAddress(services, photo, request.query)) return reply.code(403).send()
      if (!(await mayLook(services, sessionBearers(request.cookies), photo))) return reply.code(403).send()
      const path = join(photoFolder(services.config), photo.file)
      return reply
        .type((await uploadType(path)) ?? 'application/octet-stream')
        .header('x-content-type-options', 'nosniff')
        .send(createReadStream(path))
    },
  )
}

/**
 * The browser must be logged in as the owner or a reviewer in one of its tenants; for visitors the signature is
 * enough.
 */
async function mayLook(
  services: Services,
  bearers: readonly string[],
  photo: { readonly iid: number; readonly user_id: number },
): Promise<boolean> {
  const found = await Promise.all(bearers.map((bearer) => findSession(services.db, services.clock, bearer)))
  const userIds = found.flatMap((session) => session?.userId ?? [])
  if (userIds.length === 0 || userIds.includes(photo.user_id)) return true
  const reviewers = await Promise.all(userIds.map((userId) => mayReview(services, photo.iid, userId)))
  return reviewers.includes(true)
}

async function mayReview({ db }: Services, iid: number, userId: number): Promise<boolean> {
  const staff = await db
    .selectFrom('staff')
    .select('rights')
    .where('iid', '=', iid)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return staff?.rights.includes('review') ?? false
}

import { MODULE_TYPE, type tripCalls } from '@quanzi/contract'
import { type Fixtures, held } from './Fixture'
import { MARK } from './marks'

const TRIP = '23501'

/** The owner takes part in the activity of a demo tenant's itinerary. */
export const tripFixtures: Fixtures<typeof tripCalls> = {
  confirmTrip: held(async ({ server, iid, actor }) => {
    const trip = await server.db
      .selectFrom('content')
      .select(['parent_id', 'module_type'])
      .where('iid', '=', iid)
      .where('id', '=', TRIP)
      .where('module_type', '=', MODULE_TYPE.trip)
      .executeTakeFirstOrThrow()
    const entry = {
      iid,
      scope: 'act',
      ref_id: trip.parent_id ?? '',
      session_id: 's',
      name: MARK,
      state: 'live' as const,
    }
    await server.db
      .insertInto('entry')
      .values({ ...entry, user_id: actor.member.user_id, answers: '{}', created_at: server.time.now })
      .execute()
    return { id: TRIP, checked: ['light'] }
  }),
  listTripReaders: held(async ({ server, iid, actor }) => {
    await server.db
      .updateTable('content')
      .set({ author_id: actor.member.user_id })
      .where('iid', '=', iid)
      .where('id', '=', TRIP)
      .execute()
    return { id: TRIP, pageNo: 1, pageSize: 20 }
  }),
}

import { openTestDatabase } from '../testing/openTestDatabase'
import { drainOutbox } from './drainOutbox'

test('what waits is stored in the order of its dates, and in that of its writing where these are equal', async () => {
  const { db, close } = await openTestDatabase()
  const waiting = (temp_id: string, at: number) => ({ iid: 1000, to_rid: 901, temp_id, flag: 0, content: '{}', at })
  await db
    .insertInto('chat_outbox')
    .values([waiting('today', 9), waiting('before', 3), waiting('after', 9)])
    .execute()
  const stored = await drainOutbox(db)
  expect(stored.map(({ temp_id }) => temp_id)).toEqual(['before', 'today', 'after'])
  expect(stored.map(({ id }) => id)).toEqual([...stored.map(({ id }) => id)].sort((a, b) => a - b))
  await close()
})

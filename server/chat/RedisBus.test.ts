import { Redis } from 'ioredis'
import { until } from '../testing/openChat'
import { seatsCounted } from '../testing/seatsCounted'
import { type RedisServer, startRedis } from '../testing/startRedis'
import { RedisBus } from './RedisBus'

let redis: RedisServer
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.stop())

const RID = 7
const log = { info: () => undefined, warn: () => undefined }

/** A server's bus, and the connections that it was told to close. */
async function join(): Promise<{ readonly bus: RedisBus; readonly out: number[] }> {
  const out: number[] = []
  const nothing = () => undefined
  const throwOut = (_rid: number, seat: number) => void out.push(seat)
  const bus = await RedisBus.open(redis.url, Date.now, log, { frame: nothing, lost: nothing, found: nothing, throwOut })
  return { bus, out }
}

test('of two connections where one is allowed one is closed, also when the word to close it came while nobody heard', async () => {
  const [first, second] = [await join(), await join()]
  first.bus.claim(RID, 1, 1)
  const admin = new Redis(redis.url)
  await seatsCounted(admin, RID, 1)
  // What hears comes back after 100 ms at the earliest.
  await admin.call('client', 'kill', 'type', 'pubsub')
  second.bus.claim(RID, 2, 1)
  await until(() => first.out.length + second.out.length > 0, 'one is closed')
  admin.disconnect()
  await Promise.all([first.bus.close(), second.bus.close()])
})

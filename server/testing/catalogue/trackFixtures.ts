import { randomUUID } from 'node:crypto'
import { saveEntry, type trackCalls, uploadTrack } from '@quanzi/contract'
import { type Fixtures, held } from './Fixture'
import { MARK } from './marks'
import type { Owner } from './Owner'

const EVENT = '36001'

/** The owner's entry. */
async function entered({ server, iid, actor, mobile }: Owner): Promise<string> {
  const fields = { name: MARK, mobile, group: '健走组', consent: true }
  const wish = { iid, reqId: randomUUID(), scope: 'track' as const, refId: EVENT, fields }
  return (await server.call(saveEntry, wish, { as: actor })).id
}

const batch = ({ server }: Owner) => ({
  ...{ id: EVENT, recorder: 'a-device-0001', sentAt: server.time.now, lastSeq: 1 },
  points: [{ seq: 1, t: server.time.now - 1000, lat: 30.2, lng: 120.1, alt: null, acc: 5 }],
})

export const trackFixtures: Fixtures<typeof trackCalls> = {
  getTrack: held(async (owner) => {
    const entryId = await entered(owner)
    const wish = { iid: owner.iid, reqId: randomUUID(), ...batch(owner) }
    await owner.server.call(uploadTrack, wish, { as: owner.actor })
    return { id: EVENT, entryId }
  }),
  uploadTrack: held(async (owner) => {
    await entered(owner)
    return batch(owner)
  }),
}

import type { Services } from '../../call/Context'
import { printedCard, UNSOLD_CARDS } from '../../seed/1000/cards'
import { contextOf } from '../../seed/contextOf'
import { insertRows } from '../../seed/insertRows'
import type { Planter, Story } from '../../seed/Planter'
import { bindCard } from './activate'
import { claimFor } from './campaigns'
import { keptPassword } from './cardSecrets'
import { freeze } from './freeze'

const IID = 1000
const DAY = 86_400_000
const OFFER = 'card-hike'
const HOLDER = 1001
const MOBILE = '13800000001'

/** Writes the printed cards on sale and what partners offer to their holders. */
export const plantCards: Planter = async (db, { iid, cards, cardCampaigns = [] }) => {
  await insertRows(
    db,
    'card_offer',
    (cards ?? []).map(({ desc, rights = [], ...card }, sort) => ({
      ...{ iid, sort, description: desc, ...card, rights: JSON.stringify(rights) },
    })),
  )
  await insertRows(
    db,
    'realcard_campaign',
    cardCampaigns.map(({ desc, fields, right, packets, ...campaign }) => ({
      ...{ iid, ...campaign, description: desc, fields: JSON.stringify(fields), right_id: right ?? null },
      ...{ budget: packets?.budget ?? 0, packet_total: packets?.total ?? 0, packet_parts: packets?.parts ?? 0 },
    })),
  )
}

/** Prints cards; the demo member holds one that runs and a lost one, and friends have taken of a red packet. */
export const handOutCards: Story = async (services) => {
  const { db, secrets } = services
  const now = services.clock()
  const at = (daysAgo: number): Services => ({ ...services, clock: () => now - daysAgo * DAY })
  await insertRows(
    db,
    'realcard',
    Array.from({ length: UNSOLD_CARDS + 2 }, (_, at) => {
      const { no, pwd } = printedCard(at + 1)
      const nobody = { order_id: null, user_id: null, id_enc: null, id_hash: null, activated_at: null, expires: null }
      return { iid: IID, id: `demo-card-${at + 1}`, no, offer_id: OFFER, ...nobody, ...keptPassword(secrets, no, pwd) }
    }),
  )
  const holder = { name: '林间', idCard: '110101199003077758', mobile: MOBILE }
  const [active, lost] = [UNSOLD_CARDS + 1, UNSOLD_CARDS + 2].map((n) => `demo-card-${n}`)
  for (const id of [active, lost])
    await bindCard(await contextOf(at(40), HOLDER), { id: id ?? '', offer_id: OFFER }, holder)
  await freeze(await contextOf(at(3), HOLDER), { cardId: lost ?? '', on: true })
  const eyes = { clinic: '武林院区', date: '2099-01-01' }
  await claimFor(await contextOf(at(20), HOLDER), { code: 'aier', cardId: active, fields: eyes })
  const { packetId } = await claimFor(await contextOf(services, HOLDER), { code: 'redpacket', cardId: active })
  for (const friend of [1004, 1005, 1006])
    await claimFor(await contextOf(services, friend), { code: 'redpacket', packetId })
}

import { type CardState, maskNumber, PACKET_CODE, type RealCard } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Database, Db } from '../../db/schema'

export type Card = Selectable<Database['realcard']>

const LOG = 20

/** A card's state at an instant. */
export const cardState = ({ state, expires }: Pick<Card, 'state' | 'expires'>, at: number): CardState =>
  state === 'active' && expires !== null && expires <= at ? 'expired' : state

/** What anybody may know of a card by its number. */
export const publicCard = (card: Pick<Card, 'no' | 'state' | 'expires'>, at: number): RealCard => ({
  ...{ id: '', noMasked: maskNumber(card.no), title: '', state: cardState(card, at), expire: card.expires },
  ...{ mobile: '', rights: [], log: [], packetId: '' },
})

/** A card for its holder. */
export async function shownCard(db: Db, card: Card, at: number): Promise<RealCard> {
  const { iid, id, offer_id } = card
  const offer = await db
    .selectFrom('card_offer')
    .select('title')
    .where('iid', '=', iid)
    .where('id', '=', offer_id)
    .executeTakeFirst()
  const log = await db
    .selectFrom('realcard_log')
    .select(['kind', 'title', 'at'])
    .where('iid', '=', iid)
    .where('card_id', '=', id)
    .orderBy('id', 'desc')
    .limit(LOG)
    .execute()
  const packet = await db
    .selectFrom('redpacket')
    .select('id')
    .where('iid', '=', iid)
    .where('card_id', '=', id)
    .where('code', '=', PACKET_CODE)
    .executeTakeFirst()
  return {
    ...publicCard(card, at),
    ...{ id, title: offer?.title ?? '', mobile: card.mobile, rights: card.rights, log, packetId: packet?.id ?? '' },
  }
}

/** The cards of a member, the latest first. */
export const ownCards = (db: Db, { iid, user_id }: { iid: number; user_id: number }): Promise<Card[]> =>
  db
    .selectFrom('realcard')
    .selectAll()
    .where('iid', '=', iid)
    .where('user_id', '=', user_id)
    .orderBy('activated_at', 'desc')
    .orderBy('id')
    .limit(50)
    .execute()

export const logCard = (
  db: Db,
  { iid, id }: Pick<Card, 'iid' | 'id'>,
  entry: { readonly kind: RealCard['log'][number]['kind']; readonly title?: string; readonly at: number },
) =>
  db
    .insertInto('realcard_log')
    .values({ iid, card_id: id, title: '', ...entry })
    .execute()

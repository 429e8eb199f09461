import type { ScopeName } from '@quanzi/contract'
import type { ScopeRanks } from '../../items/ScopeRanks'
import { checkinItem, requireShown } from './checkinItem'

/** Persons and teams of an item with tickets, by the places that they have done (`scoreVisits`). */
export const visitRanks = (scope: ScopeName): ScopeRanks => ({
  ranks: { places: ['person', 'team'] },
  async requireRef(db, { iid, refId }, asker) {
    await checkinItem(db, { iid, scope, refId })
    await requireShown(db, asker, { iid, scope, refId })
  },
})

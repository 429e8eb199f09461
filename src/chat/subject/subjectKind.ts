import { itemOfRoute, MODULE_TYPE, type ResolvedRoute } from '@quanzi/contract'

/** Kind of the item that a conversation is about; each has its own questions. */
export type SubjectKind = 'outing' | 'club' | 'goods' | 'stay' | 'post' | 'order'

const KINDS: Readonly<Record<number, SubjectKind>> = {
  [MODULE_TYPE.act]: 'outing',
  [MODULE_TYPE.sact]: 'outing',
  [MODULE_TYPE.game]: 'outing',
  [MODULE_TYPE.origin]: 'outing',
  [MODULE_TYPE.trip]: 'outing',
  [MODULE_TYPE.route]: 'outing',
  [MODULE_TYPE.mate]: 'club',
  [MODULE_TYPE.goods]: 'goods',
  [MODULE_TYPE.planned]: 'goods',
  [MODULE_TYPE.campsite]: 'stay',
}

export function subjectKind(route: ResolvedRoute): SubjectKind {
  const item = itemOfRoute(route)
  return item ? (KINDS[item.moduleType] ?? 'post') : 'order'
}

/** The relation of the person asked to the item. */
export type PeerRole = 'leader' | 'host' | 'seller' | 'author'

const ROLES: Readonly<Record<SubjectKind, PeerRole>> = {
  outing: 'leader',
  club: 'host',
  goods: 'seller',
  stay: 'host',
  post: 'author',
  // Orders name the same person so, beside time and place.
  order: 'leader',
}

export const roleIn = (kind: SubjectKind): PeerRole => ROLES[kind]

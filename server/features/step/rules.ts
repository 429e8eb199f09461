import { build } from '@quanzi/contract'
import type { Db } from '../../db/schema'
import type { ScopeCertificates } from '../../items/Certificates'
import type { RankKey } from '../../items/rankScores'
import type { ScopeRanks } from '../../items/ScopeRanks'
import { challengeOf, daysOf } from './challenges'
import { cityName } from './setCity'

/** Steps of persons by day and in all, of teams, and of cities in all and by person. */
export const stepRanks: ScopeRanks = {
  ranks: { steps: ['person', 'team', 'city'], average: ['city'] },
  async requireRef(db, { iid, refId }) {
    await challengeOf(db, iid, refId)
  },
  async faces(db, { iid, refId, rows }, cities) {
    if (rows !== 'city' || cities.length === 0) return new Map()
    const sums = await db
      .selectFrom('step_city_total')
      .select(['city', 'members'])
      .where('iid', '=', iid)
      .where('challenge_id', '=', refId)
      .where('city', 'in', cities)
      .execute()
    return new Map(sums.map(({ city, members }) => [city, { name: cityName(city), headImg: '', markId: '', members }]))
  },
  async ownSubject(db, { iid, refId }, userId) {
    const row = await db
      .selectFrom('step_member')
      .select('city')
      .where('iid', '=', iid)
      .where('challenge_id', '=', refId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.city || null
  },
  async goal(db, { iid, refId, rows, period }: RankKey) {
    if (rows !== 'person') return null
    const { goal_day, goal_total } = await challengeOf(db, iid, refId)
    return period === 'total' ? goal_total : goal_day
  },
}

/** Whoever has walked the whole goal of a challenge has a certificate. */
export const stepCertificates: ScopeCertificates = {
  heading: '步数证书',
  async reached(db, { iid, refId }, { user_id, nick_name }) {
    const challenge = await challengeOf(db, iid, refId)
    const { total, days } = await walked(db, challenge, user_id)
    const lacks = Math.max(0, challenge.goal_total - total)
    return {
      ...{ entryId: '', title: challenge.title, name: nick_name, lacks },
      missing: lacks > 0 ? [{ kind: 'steps' as const, id: refId, name: '' }] : [],
      stats: [
        { key: 'steps', value: total },
        { key: 'days', value: days },
      ],
      facts: [`累计 ${total} 步`, `${days} 天达到每日 ${challenge.goal_day} 步`],
      path: build('step.count', { iid, id: refId }),
    }
  },
  lacking: (lacks) => ({ zh: `还差${lacks}步`, en: `${lacks} steps to go` }),
}

async function walked(db: Db, challenge: Awaited<ReturnType<typeof challengeOf>>, userId: number) {
  const { iid, id } = challenge
  const { from, to } = daysOf(challenge)
  const [own, reached] = await Promise.all([
    db
      .selectFrom('step_member')
      .select('total')
      .where('iid', '=', iid)
      .where('challenge_id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('step_day')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('iid', '=', iid)
      .where('user_id', '=', userId)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('steps', '>=', challenge.goal_day)
      .executeTakeFirstOrThrow(),
  ])
  return { total: own?.total ?? 0, days: own ? Number(reached.n) : 0 }
}

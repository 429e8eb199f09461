import { MODULE_TYPE } from '@quanzi/contract'
import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'

const DAY = 86_400_000
const HOUR = 3_600_000

/** Writes the profiles of a demo tenant's people, with what others said about them, and their cards. */
export const plantProfiles: Planter = async (db, { iid, people, profiles = [] }, now) => {
  const idOf = (by: number) => people[by]?.userId ?? 0
  const ridOf = (by: number) => people[by]?.rid ?? 0
  await insertRows(
    db,
    'profile',
    profiles.map(({ by, name, region, industry, tags, contact, hidden = false }) => ({
      ...{ iid, user_id: idOf(by), name, region, industry, tags: [...tags], contact, hidden },
    })),
  )
  await insertRows(
    db,
    'company',
    profiles.flatMap(({ by, companies = [] }) =>
      companies.map(({ name, post, from, to = '', current = false }) => ({
        ...{
          iid,
          user_id: idOf(by),
          name,
          post,
          from_month: from,
          to_month: to,
          current,
          lat: null,
          lng: null,
          at: now,
        },
      })),
    ),
  )
  await insertRows(
    db,
    'honor',
    profiles.flatMap(({ by, honors = [] }) =>
      honors.map((honor) => ({ image: '', ...honor, iid, user_id: idOf(by), at: now })),
    ),
  )
  await insertRows(
    db,
    'opinion',
    profiles.flatMap(({ by, opinions = [] }) =>
      opinions.map((text, order) => ({ iid, user_id: idOf(by), text, at: now - (order + 1) * DAY })),
    ),
  )
  await insertRows(
    db,
    'impression',
    profiles.flatMap(({ by, said = [] }) =>
      said.map((one, order) => ({
        ...{ iid, to_id: idOf(by), from_id: idOf(one.by), tags: [...one.tags], text: one.text },
        at: now - (order + 1) * HOUR,
      })),
    ),
  )
  await insertRows(
    db,
    'content_mark',
    profiles.flatMap(({ by, praisedBy = [] }) =>
      praisedBy.map((from, order) => ({
        ...{ iid, user_id: idOf(from), kind: String(MODULE_TYPE.profile), target_id: String(ridOf(by)) },
        ...{ mark: 'praise' as const, day: '', at: now - (order + 1) * 7 * HOUR },
      })),
    ),
  )
  await insertRows(
    db,
    'card',
    profiles.flatMap(({ by, name, industry, card }) =>
      card
        ? [
            {
              ...{ iid, id: `demo${iid}x${by}`, user_id: idOf(by), at: now },
              personal: JSON.stringify({
                ...{ name, post: card.post, phone: people[by]?.mobile ?? '', wechat: '', email: '' },
                ...{ headImg: people[by]?.head ?? '', intro: card.intro, showPhone: 'mutual' },
              }),
              business: JSON.stringify({ company: card.company, industry }),
              look: JSON.stringify({ template: card.template }),
            },
          ]
        : [],
    ),
  )
}

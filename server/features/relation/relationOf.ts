import { MODULE_TYPE, type PersonProfile, type ProfilePart, type Relation } from '@quanzi/contract'
import { type Asker, memberOf } from '../../call/Asker'
import type { Db } from '../../db/schema'
import { personToAsk } from '../../identity/personToAsk'
import { cardIdFor } from '../shops/public'
import { authOf } from './auth'
import { hasPraised } from './hasPraised'
import { tagCounts, topItems } from './items'
import { type PersonRow, personOf, type Standing, seesContact, standingOf } from './person'

const TOP = 3
/** What is counted of a hidden profile. */
const NONE: Relation['counts'] = { fans: 0, follows: 0, praises: 0, impressions: 0 }
const TOP_TAGS = 6

/** A person for the viewer (`/v2/relation/get`): the rule of who may see what is here and in `person.ts`. */
export async function relationOf(
  db: Db,
  asker: Asker,
  toRid: number | undefined,
): Promise<{ readonly relation: Relation; readonly person: PersonRow }> {
  const { iid, member } = asker
  const person = await personOf(db, iid, toRid ?? memberOf(asker).rid)
  const standing = await standingOf(db, asker, person)
  const { self } = standing
  const isOpen = self || !person.profile.hidden
  const owner = { iid, user_id: person.user_id }
  const auth = await authOf(db, owner, self)
  const [companies, honors, opinions] = isOpen
    ? await topItems(db, asker, person.user_id, TOP)
    : ([[], [], []] as const)
  const tags = isOpen ? await tagCounts(db, iid, person.user_id) : []
  const cardId = isOpen ? await cardIdFor(db, asker, person.user_id) : undefined
  const has = {
    head: person.head_img !== '',
    name: person.profile.name !== '',
    region: person.profile.region !== '',
    industry: person.profile.industry !== '',
    tags: person.profile.tags.length > 0,
    company: companies.length > 0,
    honor: honors.length > 0,
    opinion: opinions.length > 0,
    card: cardId !== undefined,
    auth: auth.status === 2,
  } satisfies Record<ProfilePart, boolean>
  const parts = Object.entries(has) as [ProfilePart, boolean][]
  const missing = parts.flatMap(([part, is]) => (is ? [] : [part]))
  const current = companies.find(({ data }) => data.current)?.data
  const uid = member && !self && isOpen ? (await personToAsk(db, iid, person.user_id))?.uid : undefined
  const relation: Relation = {
    profile: {
      ...shown(person, standing),
      title: isOpen ? (current?.post ?? '') : '',
      company: isOpen ? (current?.name ?? '') : '',
      ...(uid === undefined ? {} : { uid }),
    },
    auth: isOpen ? auth : { status: 0 },
    counts: isOpen ? await countsOf(db, person) : NONE,
    top: { tags: tags.slice(0, TOP_TAGS), companies, honors, opinions },
    mine: { ...standing, ...(await saidBy(db, asker, person)) },
    completeness: isOpen ? Math.round(((parts.length - missing.length) / parts.length) * 100) : 0,
    ...(self ? { missing } : {}),
    ...(cardId === undefined ? {} : { cardId }),
  }
  return { relation, person }
}

/** The profile as the viewer may see it. */
function shown(person: PersonRow, standing: Standing): Omit<PersonProfile, 'title' | 'company' | 'uid'> {
  const { rid, nick_name: name, head_img: headImg, signature, profile, mobile } = person
  const { region, industry, tags, hidden } = profile
  if (hidden && !standing.self)
    return { rid, name, headImg, signature: '', region: '', industry: '', tags: [], hidden: true }
  return {
    ...{ rid, name, headImg, signature, region, industry, tags, hidden },
    ...(seesContact(standing, profile.contact)
      ? { realName: profile.name, phone: mobile ?? '', wechat: profile.wechat }
      : {}),
    ...(standing.self
      ? {
          base: {
            ...{ headImg, name: profile.name, sex: asSex(person.sex), birthday: person.birthday ?? '' },
            ...{ region, industry, tags, wechat: profile.wechat, contact: profile.contact, hidden },
          },
        }
      : {}),
  }
}

const asSex = (sex: number): 0 | 1 | 2 => (sex === 1 || sex === 2 ? sex : 0)

async function countsOf(db: Db, { iid, rid, user_id, fans }: PersonRow): Promise<Relation['counts']> {
  const { n: follows } = await db
    .selectFrom('follows')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('from_id', '=', rid)
    .executeTakeFirstOrThrow()
  const { n: praises } = await db
    .selectFrom('content_mark')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('kind', '=', String(MODULE_TYPE.profile))
    .where('target_id', '=', String(rid))
    .where('mark', '=', 'praise')
    .executeTakeFirstOrThrow()
  const { n: impressions } = await db
    .selectFrom('impression')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('iid', '=', iid)
    .where('to_id', '=', user_id)
    .executeTakeFirstOrThrow()
  return { fans, follows: Number(follows), praises: Number(praises), impressions: Number(impressions) }
}

/** What the viewer has said about the person. */
async function saidBy(
  db: Db,
  asker: Asker,
  person: PersonRow,
): Promise<Pick<Relation['mine'], 'praised' | 'impressed'>> {
  const { iid, member } = asker
  if (!member) return { praised: false, impressed: null }
  const impression = await db
    .selectFrom('impression')
    .select(['tags', 'text'])
    .where('iid', '=', iid)
    .where('to_id', '=', person.user_id)
    .where('from_id', '=', member.user_id)
    .executeTakeFirst()
  return { praised: await hasPraised(db, asker, person.rid), impressed: impression ?? null }
}

import type { Insertable } from 'kysely'
import type { Database, Db } from '../db/schema'
import { indexRow } from '../queries/contentIndex'
import { contentRow, instant } from './contentRows'
import { datedSection } from './sections'
import { seedRegistration } from './seedRegistration'
import type { ItemSeed, TenantSeed } from './TenantSeed'

const DAY = 86_400_000

type Row<Table extends keyof Database> = Insertable<Database[Table]>

/** What seeding asks of its surroundings. */
export interface SeedTools {
  readonly now: number
  readonly passwordHash: string
}

const insert = async <T extends keyof Database>(db: Db, table: T, rows: readonly Row<T>[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += 200)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + 200))
      .execute()
}

/** Writes a whole demo tenant; the caller holds the transaction. */
export async function seedTenant(db: Db, seed: TenantSeed, tools: SeedTools): Promise<void> {
  const { iid } = seed
  await insert(db, 'tenants', [
    { iid, name: seed.name, banned_words: [...seed.bannedWords], settings: JSON.stringify(seed.settings) },
  ])
  await insert(
    db,
    'domains',
    seed.domains.map((domain) => ({ domain, iid, name: seed.name })),
  )
  await seedPeople(db, seed, tools)
  await seedItems(db, seed, tools)
  await seedSite(db, seed, tools)
  await seedRegistration(db, seed)
}

async function seedPeople(db: Db, { iid, people }: TenantSeed, { now, passwordHash }: SeedTools): Promise<void> {
  await insert(
    db,
    'member',
    people.map((person) => ({
      iid,
      user_id: person.userId,
      rid: person.rid,
      nick_name: person.name,
      head_img: person.head,
      signature: person.signature ?? '',
      sex: person.sex ?? 0,
      mobile: person.mobile,
      password_hash: passwordHash,
      openid: null,
      unionid: null,
      birthday: null,
      locked_until: null,
      created_at: now - 90 * DAY,
    })),
  )
  await insert(
    db,
    'staff',
    people.flatMap(({ userId, rights }) => (rights ? [{ iid, user_id: userId, rights: [...rights] }] : [])),
  )
  await insert(
    db,
    'dis_role',
    people.flatMap(({ userId, distributor }) =>
      distributor ? [{ iid, user_id: userId, status: 1, op_id: null, op_sales_id: null, at: now - 60 * DAY }] : [],
    ),
  )
  const [first, ...others] = people
  if (first)
    await insert(
      db,
      'follows',
      others.slice(0, 3).map(({ rid }) => ({ from_id: first.rid, to_id: rid, at: now - 5 * DAY })),
    )
}

async function seedItems(db: Db, seed: TenantSeed, { now }: SeedTools): Promise<void> {
  const { iid, items, people } = seed
  const contents = items.map((item) => contentRow(iid, item, people, now))
  await insert(db, 'content', contents)
  const stored = await db.selectFrom('content').selectAll().where('iid', '=', iid).execute()
  const hot = new Map(items.map((item) => [item.id, item.counts?.view ?? 0]))
  await insert(
    db,
    'content_index',
    stored.map((row) => ({ ...indexRow(row), hot: hot.get(row.id) ?? 0 })),
  )
  await insert(
    db,
    'content_counts',
    items.map((item) => ({
      module_type: item.type,
      id: item.id,
      view: item.counts?.view ?? 0,
      like: item.counts?.like ?? 0,
      collect: item.counts?.collect ?? 0,
      comment: seed.comments.filter((comment) => comment.item === item.id).length,
      join: item.act ? item.act.sessions.reduce((sum, s) => sum + (s.sold ?? 0), 0) : (item.joined?.length ?? 0),
    })),
  )
  const acts = items.flatMap((item) => (item.act ? [{ item, act: item.act }] : []))
  await insert(
    db,
    'act_item',
    acts.map(({ item, act }) => ({
      id: item.id,
      iid,
      questions: JSON.stringify(act.questions ?? []),
      statement: act.statement ? JSON.stringify({ version: 1, text: act.statement }) : null,
      refund_rule: JSON.stringify(act.refund ?? []),
      insurance_fen: act.insurance ?? null,
      draft: null,
    })),
  )
  await insert(
    db,
    'act_session',
    acts.flatMap(({ item, act }) =>
      act.sessions.map((session, index) => ({
        id: `${item.id}-s${index + 1}`,
        item_id: item.id,
        name: session.name,
        price: session.price ?? 0,
        age_from: null,
        age_to: null,
        starts_at: instant(now, session.from),
        ends_at: instant(now, session.to),
        stock: session.stock,
        sold: session.sold ?? 0,
        min_group: session.minGroup ?? 0,
      })),
    ),
  )
  await insert(
    db,
    'act_ticket',
    acts.flatMap(({ item, act }) =>
      act.tickets.map((ticket, sort) => ({
        id: `${item.id}-t${sort + 1}`,
        item_id: item.id,
        name: ticket.name,
        price: ticket.price,
        rule: ticket.rule ?? '',
        sort,
      })),
    ),
  )
  await insert(
    db,
    'joins',
    items.filter((item) => item.type === 10 || item.type === 13).flatMap((item) => joinRows(seed, item, now)),
  )
  await insert(
    db,
    'comments',
    seed.comments.map((comment) => ({
      iid,
      type: items.find((item) => item.id === comment.item)?.type ?? 0,
      target_id: comment.item,
      target_rec: comment.scores ? `seed-${comment.by}` : '',
      user_id: people[comment.by]?.userId ?? 0,
      content: comment.text,
      s1: comment.scores?.[0] ?? 0,
      s2: comment.scores?.[1] ?? 0,
      s3: comment.scores?.[2] ?? 0,
      created_at: Math.round(now - comment.age * DAY),
    })),
  )
}

const joinRows = ({ iid, people }: TenantSeed, item: ItemSeed, now: number): Row<'joins'>[] =>
  (item.joined ?? []).map((index, order) => ({
    iid,
    module_type: item.type,
    id: item.id,
    user_id: people[index]?.userId ?? 0,
    name: people[index]?.name ?? '',
    phone: `139${String(10_000_000 + index * 7919 + order).slice(0, 8)}`,
    num: 1,
    state: 'joined',
    queue_no: null,
    at: now - (order + 2) * DAY,
  }))

async function seedSite(db: Db, seed: TenantSeed, { now }: SeedTools): Promise<void> {
  const { iid } = seed
  await insert(
    db,
    'feature_types',
    seed.types.map((type, sort) => ({
      id: type.id,
      iid,
      name: type.name,
      icon: type.icon.src,
      parent_id: type.parent ?? null,
      module_type: type.moduleType,
      sort,
    })),
  )
  await insert(
    db,
    'pages',
    seed.pages.map((page) => ({
      id: page.id,
      iid,
      type: page.type,
      title: page.title,
      sections: JSON.stringify(page.sections.map((one) => datedSection(one, (time) => instant(now, time)))),
      share: JSON.stringify({ desc: page.desc, imgUrl: page.image.src }),
    })),
  )
  await insert(
    db,
    'config_items',
    seed.config.map((item, sort) => ({
      iid,
      type: item.type,
      title: item.title,
      descr: item.desc ?? '',
      image: item.image ?? '',
      action: item.action ? JSON.stringify(item.action) : null,
      extra: JSON.stringify(item.extra ?? {}),
      sort,
    })),
  )
  await insert(
    db,
    'coupon',
    seed.coupons.map((coupon) => ({
      id: coupon.id,
      iid,
      name: coupon.name,
      kind: coupon.kind ?? 'claim',
      discount_type: coupon.discountType,
      minus_price: coupon.minus,
      full_price: coupon.full,
      total: coupon.total ?? null,
      per_user: coupon.perUser ?? 1,
      stackable: coupon.stackable ?? false,
      scope: JSON.stringify(coupon.scope ?? {}),
      scope_text: coupon.scopeText,
      start_at: now - DAY,
      end_at: now + coupon.days * DAY,
    })),
  )
  await insert(
    db,
    'info_docs',
    seed.docs.map((doc) => ({
      iid,
      kind: doc.kind,
      version: 1,
      title: doc.title,
      html: doc.html,
      extra: JSON.stringify(doc.extra ?? {}),
      updated_at: now - 20 * DAY,
    })),
  )
  await insert(
    db,
    'ads',
    seed.ads.map((ad, sort) => ({
      id: ad.id,
      iid,
      type: ad.type,
      content: JSON.stringify(ad.content),
      from_at: null,
      to_at: null,
      sort,
    })),
  )
  await insert(db, 'site_infos', [{ iid, down_info: JSON.stringify(seed.down) }])
}

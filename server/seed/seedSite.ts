import type { Db } from '../db/schema'
import { instant } from './contentRows'
import { insertRows } from './insertRows'
import { datedSection } from './sections'
import type { TenantSeed } from './TenantSeed'

const DAY = 86_400_000

/** Writes what a tenant's site shows besides items: kinds, pages, settings, coupons, legal texts, ads. */
export async function seedSite(db: Db, seed: TenantSeed, now: number): Promise<void> {
  const { iid } = seed
  await insertRows(
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
  await insertRows(
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
  await insertRows(
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
  await insertRows(
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
  await insertRows(
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
  await insertRows(
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
  await insertRows(db, 'site_infos', [{ iid, down_info: JSON.stringify(seed.down) }])
}

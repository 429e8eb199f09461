import { instant } from '../../seed/contentRows'
import { typeInEnglish } from '../../seed/english'
import { insertRows } from '../../seed/insertRows'
import type { Planter } from '../../seed/Planter'
import { datedSection } from '../../seed/sections'

/** Writes a tenant's site besides its items: categories, pages, settings, ads. */
export const plantSite: Planter = async (db, seed, now) => {
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
      extra: JSON.stringify(typeInEnglish(type.name)),
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

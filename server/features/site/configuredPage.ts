import { type ConfigPage, type Language, MODULE_TYPE, SECTION_LIST_LIMIT, type Section } from '@quanzi/contract'
import type { Selectable } from 'kysely'
import type { Asker } from '../../call/Asker'
import { rightsOf } from '../../call/access'
import { CallError } from '../../call/CallError'
import type { ListReader } from '../../db/lists/readPage'
import type { Database, Db } from '../../db/schema'
import type { StoredSection } from '../../db/schema/content'
import { itemsById, listItems } from '../content/public'
import { couponsById } from '../coupons/public'

/** Section types that list a module; 15 lists module 3. */
const LISTS = new Map([
  [9, 9],
  [10, 10],
  [11, 11],
  [13, 13],
  [14, 14],
  [15, 3],
  [20, 20],
  [21, 21],
  [23, 23],
  [31, 31],
  [32, 32],
])

type PageRow = Selectable<Database['pages']>

/** The configured page by type or id; without `content` only its frame. */
export async function configuredPage(
  reader: ListReader,
  asker: Asker,
  wish: { id?: string | undefined; type?: number | undefined; needContent: boolean; language: Language },
): Promise<ConfigPage> {
  const page = await reader.db
    .selectFrom('pages')
    .selectAll()
    .where('iid', '=', asker.iid)
    .where('status', '=', 'published')
    .$if(wish.id !== undefined, (q) => q.where('id', '=', wish.id ?? ''))
    .$if(wish.id === undefined, (q) => q.where('type', '=', wish.type ?? -1))
    .executeTakeFirst()
  if (!page) throw new CallError('NOTFOUND')
  const filled: StoredSection[] = []
  const isSpecial = page.type === MODULE_TYPE.specialPage
  const mayEdit = isSpecial && asker.member !== null && (await rightsOf(reader.db, asker.member)).includes('page')
  const shown = page.sections.filter(({ hidden }) => mayEdit || !hidden)
  // Staff see what they have written, because they save it again.
  const isEnglish = wish.language === 'en' && !mayEdit
  if (wish.needContent)
    for (const section of shown) filled.push(inLanguage(await fillSection(reader, asker, section), isEnglish))
  return {
    page: {
      ...{ id: page.id, title: page.title, version: page.version, shareData: shareData(asker.iid, page) },
      ...(mayEdit ? { mayEdit } : {}),
      ...(isSpecial ? { collected: await isCollected(reader.db, asker, page.id) } : {}),
    },
    page_show: filled as unknown as readonly Section[],
  }
}

const isCollected = async (db: Db, { iid, member }: Asker, id: string): Promise<boolean> =>
  member !== null &&
  (await db
    .selectFrom('content_mark')
    .select('at')
    .where('iid', '=', iid)
    .where('user_id', '=', member.user_id)
    .where('kind', '=', String(MODULE_TYPE.specialPage))
    .where('target_id', '=', id)
    .where('mark', '=', 'collect')
    .executeTakeFirst()) !== undefined

const shareData = (iid: number, page: PageRow) => ({
  title: page.title,
  desc: page.share.desc ?? '',
  link: page.type === 240 ? `/app/index/special/${iid}/${page.id}` : `/app/index/${iid}?type=${page.type}`,
  imgUrl: page.share.imgUrl ?? '',
})

async function fillSection(reader: ListReader, asker: Asker, section: StoredSection): Promise<StoredSection> {
  const moduleType = LISTS.get(section.type)
  if (moduleType !== undefined)
    return { ...section, data: { ...section.data, items: await sectionItems(reader, asker, moduleType, section.data) } }
  if (section.type === 16)
    return {
      ...section,
      data: { ...section.data, coupons: await couponsById(reader.db, asker, texts(section.data.couponIds)) },
    }
  return section
}

/** A section with the words that the tenant gives for the caller's language: title, subtitle, names of icons, search hint. */
function inLanguage({ en, ...section }: StoredSection, isEnglish: boolean): StoredSection {
  if (!isEnglish || !en) return section
  const { data } = section
  const heading = section.type === 8 ? { title: en.title, ...(en.subtitle ? { subtitle: en.subtitle } : {}) } : {}
  const icons =
    section.type === 2 && en.names && Array.isArray(data.items)
      ? {
          items: data.items.map((item: object, at) => ({
            ...item,
            ...(en.names?.[at] ? { name: en.names[at] } : {}),
            ...(en.badges?.[at] ? { badge: en.badges[at] } : {}),
          })),
        }
      : {}
  const hint = section.type === 7 && en.placeholder ? { placeholder: en.placeholder } : {}
  return { ...section, title: en.title, data: { ...data, ...heading, ...icons, ...hint } }
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

async function sectionItems(reader: ListReader, asker: Asker, moduleType: number, data: StoredSection['data']) {
  const limit = Math.min(SECTION_LIST_LIMIT, Math.max(1, Number(data.limit) || 6))
  if (data.mode === 'ids') return (await itemsById(reader.db, asker, moduleType, texts(data.ids))).slice(0, limit)
  const tag = data.mode === 'tag' && typeof data.tag === 'string' ? data.tag : undefined
  return (await listItems(reader, asker, { iid: asker.iid, moduleType, tag, page: 1, size: limit })).list
}

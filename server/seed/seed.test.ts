import { isSectionType, parseDateTime, shanghaiWeekday } from '@quanzi/contract'
import type { OpenDatabase } from '../db/openDatabase'
import { parsePictureName } from '../delivery/media/art/picture'
import { PLANTERS } from '../features'
import { personToAsk } from '../identity/personToAsk'
import { openTestDatabase } from '../testing/openTestDatabase'
import { distributionRules } from '../trade/distributionRules'
import { instant } from './contentRows'
import { seedMissingTenants } from './seedMissingTenants'
import { sessionNames } from './sessionNames'
import { TENANTS } from './tenants'

let opened: OpenDatabase
const options = { now: Date.UTC(2026, 4, 20), hashPassword: async () => 'hash', planters: PLANTERS }

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

test('seeds every tenant once, and keeps later changes', async () => {
  expect(await seedMissingTenants(opened.db, options)).toEqual([1000, 3073, 3192, 3214])
  await opened.db.updateTable('tenants').set({ name: '改过的名字' }).where('iid', '=', 1000).execute()
  expect(await seedMissingTenants(opened.db, options)).toEqual([])
  const row = await opened.db.selectFrom('tenants').select('name').where('iid', '=', 1000).executeTakeFirstOrThrow()
  expect(row.name).toBe('改过的名字')
})

test('the first tenant has items in every module', async () => {
  const rows = await opened.db
    .selectFrom('content_index')
    .select(({ fn }) => ['module_type', fn.countAll<number>().as('n')])
    .where('iid', '=', 1000)
    .groupBy('module_type')
    .execute()
  const count = (type: number) => Number(rows.find((row) => row.module_type === type)?.n ?? 0)
  for (const [type, least] of [
    [9, 12],
    [10, 8],
    [11, 16],
    [14, 12],
    [13, 6],
    [3, 8],
  ] as const)
    expect(count(type)).toBeGreaterThanOrEqual(least)
})

test('goods, their categories and reviews, and pictures within texts are in their tenant’s style', async () => {
  const [goods, categories, reviews, texts] = await Promise.all([
    opened.db.selectFrom('goods').select(['iid', 'imgs']).execute(),
    opened.db.selectFrom('goods_category').select(['iid', 'img']).execute(),
    opened.db.selectFrom('comments').select(['iid', 'imgs']).execute(),
    opened.db.selectFrom('content').select(['iid', 'body']).execute(),
  ])
  for (const [iid, style] of [
    [3073, '-print'],
    [3192, '-brush'],
    [3214, '-crayon'],
    [1000, ''],
  ] as const) {
    const rows = [...goods, ...categories, ...reviews, ...texts].filter((row) => row.iid === iid)
    const drawn = JSON.stringify(rows).match(/\/media\/(?!avatar)[a-z_]+-\d+-\d+x\d+[a-z-]*/g) ?? []
    expect(drawn.length).toBeGreaterThan(5)
    expect(drawn.filter((name) => /x\d+(.*)$/.exec(name)?.[1] !== style)).toEqual([])
  }
})

test('one tenant promotes on one level, without asking and for ever', async () => {
  expect(await distributionRules(opened.db, 3192)).toMatchObject({
    levels: 1,
    rates: [1000],
    autoApprove: true,
    lockDays: 0,
  })
})

test('every item’s owner can be contacted', async () => {
  const rows = await opened.db.selectFrom('content').select(['iid', 'author_id']).distinct().execute()
  expect(rows.length).toBeGreaterThan(TENANTS.length)
  for (const { iid, author_id } of rows)
    expect([iid, author_id, await personToAsk(opened.db, iid, author_id)]).toEqual([
      iid,
      author_id,
      expect.objectContaining({ uid: author_id }),
    ])
})

test('sessions are named after their dates, whatever the day of seeding', async () => {
  const weekdays = '日一二三四五六'
  for (let day = 0; day < 7; day++) {
    const now = options.now + day * 86_400_000
    for (const { items } of TENANTS)
      for (const { title, act } of items) {
        const sessions = (act?.sessions ?? []).map(({ name, from, to }) => ({
          ...(name ? { name } : {}),
          from: instant(now, from),
          to: instant(now, to),
        }))
        const names = sessionNames(sessions)
        expect(new Set(names).size).toBe(names.length)
        for (const [index, session] of sessions.entries()) {
          expect([title, session.to > session.from]).toEqual([title, true])
          const said = /(?:周|每周)([日一二三四五六])/.exec(`${names[index]} ${title}`)?.[1]
          if (said) expect([title, said]).toEqual([title, weekdays[shanghaiWeekday(session.from)]])
        }
      }
  }
})

test('a session is named after its day and time of day; two with the same name get their date in front', () => {
  const saturday = parseDateTime('2026-11-28 09:00:00')
  const [hour, week] = [3_600_000, 7 * 86_400_000]
  const morning = { from: saturday, to: saturday + 3 * hour }
  expect(sessionNames([morning, { from: saturday + 10 * hour, to: saturday + 12 * hour }])).toEqual([
    '周六上午',
    '周六晚上',
  ])
  expect(sessionNames([{ from: saturday, to: saturday + 30 * hour }])).toEqual(['周六出发'])
  expect(
    sessionNames([morning, { from: morning.from + week, to: morning.to + week }, { ...morning, name: '晨光场' }]),
  ).toEqual(['11月28日 周六上午', '12月05日 周六上午', '晨光场'])
})

test('every picture of the seeds can be drawn', () => {
  const names = JSON.stringify(TENANTS).match(/\/media\/[^/"']+?\.webp/g) ?? []
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter((name) => parsePictureName(name.slice('/media/'.length, -'.webp'.length)) === null)).toEqual([])
})

/** The subject of a picture, without seed and size. */
const subjectOf = (src: string) => /media\/([a-z_]+)-/.exec(src)?.[1]

test('neighbouring items have different pictures, goods have pictures of objects, and each tenant has its own colour, logo and style', () => {
  for (const { items } of TENANTS)
    for (const type of new Set(items.map((item) => item.type))) {
      const covers = items.filter((item) => item.type === type && type !== 10).map(({ cover }) => subjectOf(cover.src))
      const alike = covers.filter((subject, index) => index > 0 && subject === covers[index - 1])
      expect([type, alike]).toEqual([type, []])
      if (type === 32) expect(covers.every((subject) => subject?.startsWith('thing_'))).toBe(true)
    }
  for (const key of ['color', 'logo'])
    expect(new Set(TENANTS.map(({ settings }) => settings[key])).size).toBe(TENANTS.length)
  const styleOf = (src: string) => /x\d+(-[a-z]+)?\.webp/.exec(src)?.[1] ?? ''
  const styles = TENANTS.map(
    ({ items }) => new Set(items.flatMap(({ cover }) => (cover.src ? [styleOf(cover.src)] : []))),
  )
  expect(styles.map(({ size }) => size)).toEqual(TENANTS.map(() => 1))
  expect(new Set(styles.flatMap((style) => [...style])).size).toBe(TENANTS.length)
})

test('the signs of a page are all different', () => {
  for (const { pages } of TENANTS)
    for (const { sections } of pages)
      for (const { type, data } of sections) {
        if (type !== 2) continue
        const signs = (data.items as { icon: string }[]).map(({ icon }) => icon)
        expect(new Set(signs.map(subjectOf)).size).toBe(signs.length)
        expect(signs.filter((sign) => !sign.startsWith('/media/sign_'))).toEqual([])
      }
})

test('pages list only sections of the catalogue and items that exist', () => {
  let listed = 0
  for (const { iid, items, pages } of TENANTS) {
    const sections = pages.flatMap((page) => page.sections)
    expect([iid, sections.filter(({ type }) => !isSectionType(type))]).toEqual([iid, []])
    const ids = new Set<unknown>(items.map((item) => item.id))
    const chosen = sections.flatMap(({ data }) => (Array.isArray(data.ids) ? data.ids : []))
    expect([iid, chosen.filter((id) => !ids.has(id))]).toEqual([iid, []])
    listed += chosen.length
  }
  expect(listed).toBeGreaterThan(5)
})

test('every activity, event and trip has sessions and tickets, so that whoever enters it finds them at the checkout', () => {
  const entered = TENANTS.flatMap(({ items }) => items.filter(({ type }) => [9, 21, 31].includes(type)))
  const hasPlaces = ({ act }: (typeof entered)[number]) =>
    act !== undefined && act.tickets.length > 0 && (act.source !== undefined || act.sessions.length > 0)
  expect(entered.length).toBeGreaterThan(20)
  expect(entered.filter((item) => !hasPlaces(item)).map(({ id }) => id)).toEqual([])
})

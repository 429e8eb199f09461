import type { OpenDatabase } from '../db/openDatabase'
import { parsePictureName } from '../delivery/media/art/picture'
import { PLANTERS } from '../features'
import { personToAsk } from '../identity/personToAsk'
import { openTestDatabase } from '../testing/openTestDatabase'
import { seedMissingTenants } from './seedMissingTenants'
import { TENANTS } from './tenants'

let opened: OpenDatabase
const options = { now: Date.UTC(2026, 4, 20), hashPassword: async () => 'hash', planters: PLANTERS }

beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

test('seeds every tenant once, and leaves changes alone the second time', async () => {
  expect(await seedMissingTenants(opened.db, options)).toEqual([1000, 3073, 3192, 3214])
  await opened.db.updateTable('tenants').set({ name: '改过的名字' }).where('iid', '=', 1000).execute()
  expect(await seedMissingTenants(opened.db, options)).toEqual([])
  const row = await opened.db.selectFrom('tenants').select('name').where('iid', '=', 1000).executeTakeFirstOrThrow()
  expect(row.name).toBe('改过的名字')
})

test('the first tenant fills every module', async () => {
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

test('whoever owns an item can be asked', async () => {
  const rows = await opened.db.selectFrom('content').select(['iid', 'author_id']).distinct().execute()
  expect(rows.length).toBeGreaterThan(TENANTS.length)
  for (const { iid, author_id } of rows)
    expect([iid, author_id, await personToAsk(opened.db, iid, author_id)]).toEqual([
      iid,
      author_id,
      expect.objectContaining({ uid: author_id }),
    ])
})

test('every picture a seed names can be drawn', () => {
  const names = JSON.stringify(TENANTS).match(/\/media\/[^/"']+?\.webp/g) ?? []
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter((name) => parsePictureName(name.slice('/media/'.length, -'.webp'.length)) === null)).toEqual([])
})

test('pages list only sections of the catalogue and items that exist', () => {
  for (const tenant of TENANTS) {
    const ids = new Set(tenant.items.map((item) => item.id))
    for (const page of tenant.pages)
      for (const section of page.sections)
        for (const id of Array.isArray(section.data.ids) ? section.data.ids : []) expect(ids).toContain(id)
  }
})

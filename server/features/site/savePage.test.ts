import { getMainPage, markContent, savePage } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { Actor, TestServer } from '../../testing/createTestServer'

const iid = 1000
const id = 'page-1000-beginner'
let server: TestServer
let editor: Actor
let count = 0
beforeAll(async () => {
  server = await createDemoServer()
  editor = await server.login({ rights: ['page'] })
})
afterAll(() => server.close())

const look = (as?: Actor) => server.call(getMainPage, { iid, id }, as ? { as } : {})
const reqId = () => `page-${String(++count).padStart(6, '0')}`
const rowsOf = (page: Awaited<ReturnType<typeof look>>) =>
  page.page_show.map(({ id: section, title, hidden }) => ({ id: section, title, hidden: hidden === true }))
const save = (wish: object, as = editor) =>
  server.call(savePage, { iid, reqId: reqId(), id, title: '新手出发指南', ...wish } as never, { as })

test('staff reorder, rename and hide sections; others see the page without what is hidden', async () => {
  const before = await look(editor)
  expect(before.page).toMatchObject({ mayEdit: true, collected: false })
  const [first, second, ...rest] = rowsOf(before)
  if (!first || !second) throw new Error('too few sections')
  const wish = [{ ...second, title: '换个标题' }, { ...first, hidden: true }, ...rest]
  const saved = await save({ version: before.page.version, title: '新手指南', sections: wish })
  expect(saved).toEqual({ id, version: before.page.version + 1 })
  expect(rowsOf(await look(editor))).toEqual(wish)
  const seen = await look()
  expect(seen.page).toMatchObject({ title: '新手指南' })
  expect(seen.page.mayEdit).toBeUndefined()
  expect(seen.page_show.map(({ id: section }) => section)).toEqual(
    wish.filter(({ hidden }) => !hidden).map((one) => one.id),
  )
  expect(seen.page_show[0]?.title).toBe('换个标题')
})

test('an older version is refused, and no section gets lost or comes from elsewhere', async () => {
  const { page, ...shown } = await look(editor)
  const sections = rowsOf({ page, ...shown })
  const { version } = page
  await Promise.allSettled([save({ version, sections }), save({ version, sections })]).then((both) =>
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']),
  )
  await expect(save({ version, sections })).rejects.toMatchObject({ code: 1000007 })
  const now = version + 1
  for (const wrong of [
    sections.slice(1),
    [...sections, ...sections.slice(0, 1)],
    [{ ...sections[0], id: 'other' }, ...sections.slice(1)],
  ])
    await expect(save({ version: now, sections: wrong })).rejects.toMatchObject({ code: 1000003 })
  await expect(save({ version: now, sections, title: '赌博指南' })).rejects.toMatchObject({ code: 1000003 })
})

test('only staff with the right save, and only special pages of their tenant', async () => {
  const { page, ...shown } = await look(editor)
  const wish = { version: page.version, sections: rowsOf({ page, ...shown }) }
  await expect(save(wish, await server.login())).rejects.toMatchObject({ code: 1000002 })
  await expect(save(wish, await server.login({ rights: ['order'] }))).rejects.toMatchObject({ code: 1000002 })
  await expect(save({ ...wish, id: 'page-1000-home' })).rejects.toMatchObject({ code: 1000004 })
  const other = await server.login({ iid: 3073, rights: ['page'] })
  await expect(save({ ...wish, iid: 3073 }, other)).rejects.toMatchObject({ code: 1000004 })
})

test('a member’s collected page says so', async () => {
  const ann = await server.login()
  expect((await look(ann)).page.collected).toBe(false)
  await server.call(markContent, { iid, reqId: reqId(), moduleType: 240, id, mark: 'collect', on: true }, { as: ann })
  expect((await look(ann)).page.collected).toBe(true)
})

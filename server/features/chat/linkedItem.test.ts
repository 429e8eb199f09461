import { createOrder, getChatLink } from '@quanzi/contract'
import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

const ACT = '/app/act/1000/detail/9001'

test('an address in a message leads to the tenant’s published item, with any host', async () => {
  const ann = await server.login()
  const ask = (url: string, iid = 1000) => server.call(getChatLink, { iid, url }, { as: ann })
  const link = await ask(`https://a.cn${ACT}?cid=1001`)
  expect(link).toMatchObject({ moduleType: 9, isFrom: true, price: expect.any(Number), startAt: expect.any(Number) })
  expect(link?.title).not.toBe('')
  expect(await ask(ACT)).toEqual(link)
  for (const url of ['/app/act/3192/detail/9001', '/app/note/1000/detail/9001', '/app/act/1000', '/nowhere', 'words'])
    expect(await ask(url)).toBeNull()
})

test('an address that no column accepts has no card', async () => {
  const ann = await server.login()
  const ask = (url: string) => server.call(getChatLink, { iid: 1000, url }, { as: ann })
  expect(await ask('https://a.cn/app/order/detail?iid=1000&gid=%00')).toBeNull()
  expect(await ask('https://a.cn/app/act/1000/detail/%00')).toBeNull()
})

test('an unpublished item has no card, and a visitor gets no card', async () => {
  const ann = await server.login()
  await server.db
    .updateTable('content_index')
    .set({ status: 'draft' })
    .where('iid', '=', 1000)
    .where('id', '=', '9001')
    .execute()
  expect(await server.call(getChatLink, { iid: 1000, url: ACT }, { as: ann })).toBeNull()
  await expect(server.call(getChatLink, { iid: 1000, url: ACT })).rejects.toMatchObject({ code: 1000001 })
})

test('the address of an order leads to what was ordered, for its buyer only', async () => {
  const [ann, ben] = [await server.login(), await server.login()]
  const { gid } = await server.call(
    createOrder,
    {
      ...{ iid: 1000, num: 1, orderType: 1, keys: '9012', property: '9012-s1', property2: '9012-t1' },
      info: { reqId: 'linked', entrants: [{ name: '林小圈', mobile: '13900001234' }] },
    },
    { as: ann },
  )
  const url = `https://a.cn/app/order/detail?iid=1000&gid=${gid}`
  const ask = (as: typeof ann) => server.call(getChatLink, { iid: 1000, url }, { as })
  expect(await ask(ann)).toEqual({
    ...{
      moduleType: 0,
      title: expect.stringMatching(/./),
      cover: expect.stringMatching(/./),
      price: 6800,
      isFrom: false,
    },
    startAt: expect.any(Number),
  })
  expect(await ask(ben)).toBeNull()
})

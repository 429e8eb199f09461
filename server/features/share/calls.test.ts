import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shareCalls } from '@quanzi/contract'
import sharp from 'sharp'
import { readAddress } from '../../delivery/storage/readAddress'
import { createTestServer, type TestServer } from '../../testing/createTestServer'

const { createPoster, createVipCard, parseShortUrl } = shareCalls

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await server.db
    .insertInto('tenants')
    .values([1000, 3073].map((iid) => ({ iid, name: `圈子${iid}`, settings: '{}', banned_words: ['赌博'] })))
    .execute()
})
afterAll(() => server.close())

const wish = {
  iid: 1000,
  bgImg: '/media/camp-3-800x600.webp',
  userName: '小满',
  title: '溯溪一日',
  dstUrl: '/app/act/1000',
}

const fetchPicture = async (address: string) => {
  const answer = await server.app.http.inject({ url: address })
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload }
}

test('shell-and-routes §3, §7: a poster is a picture with a code that leads to its target', async () => {
  const { imgUrl, url } = await server.call(createPoster, wish)
  const { status, type, bytes } = await fetchPicture(imgUrl)
  expect([status, type]).toEqual([200, 'image/jpeg'])
  const { width = 0, height = 0 } = await sharp(bytes).metadata()
  expect(width).toBe(1125)
  expect(height).toBeGreaterThan(width)
  expect(await server.call(parseShortUrl, { url })).toBe('/app/act/1000')
})

test('the same input gives the same picture, another layout another one', async () => {
  const first = await server.call(createPoster, wish)
  expect(await server.call(createPoster, wish)).toEqual(first)
  const others = await Promise.all(
    [{ template: 'card' as const }, { template: 'words' as const }, { title: '别的' }].map((more) =>
      server.call(createPoster, { ...wish, ...more }),
    ),
  )
  expect(new Set([first, ...others].map(({ imgUrl }) => imgUrl)).size).toBe(4)
  for (const { imgUrl } of others) expect((await fetchPicture(imgUrl)).status).toBe(200)
})

test.each([
  'https://evil.example/app/act/1000',
  '/app/act/3073',
  '/app/mall/detail?iid=3073&skuId=1',
  '/app/find?cid=3073',
  'javascript:alert(1)',
  '//evil.example',
  '/nowhere',
])('a code to %s is refused', async (dstUrl) => {
  await expect(server.call(createPoster, { ...wish, dstUrl })).rejects.toMatchObject({ code: 1000003 })
})

test.each([
  '"/><script>alert(1)</script><image href="file:///etc/passwd"/>',
  ']]>&xxe;<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>',
  '\u0007\uFFFF\uD800 半个字',
  '👩‍👩‍👧 表情 🏔️',
  'w'.repeat(80),
])('the title %j is drawn as text', async (title) => {
  const { imgUrl } = await server.call(createPoster, { ...wish, title, userName: title.slice(0, 20) })
  expect((await fetchPicture(imgUrl)).status).toBe(200)
})

test.each(['http://169.254.169.254/latest', 'file:///etc/passwd', '/media/../../etc/passwd', '/oss/h5/1000_9', 'x'])(
  'the picture %s is not fetched: the poster is drawn without it',
  async (bgImg) => {
    const { imgUrl } = await server.call(createPoster, { ...wish, bgImg })
    expect((await fetchPicture(imgUrl)).status).toBe(200)
  },
)

test('expect-reading §4.2: a private picture is in no poster, also when its signed address is given', async () => {
  const ann = await server.login()
  const { config } = server.app.services
  const picture = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer()
  await mkdir(join(config.dataDir, 'oss/h5'), { recursive: true })
  const upload = async (key: string, isPrivate: boolean) => {
    await writeFile(join(config.dataDir, 'oss', key), picture)
    const row = { key, iid: 1000, user_id: ann.member.user_id, type: 'image/jpeg', size: picture.length }
    await server.db
      .insertInto('uploads')
      .values({ ...row, private: isPrivate, at: server.time.now })
      .execute()
    return readAddress(server.app.services, '', key)
  }
  const poster = async (bgImg: string) =>
    (await fetchPicture((await server.call(createPoster, { ...wish, bgImg }, { as: ann })).imgUrl)).bytes
  const none = await poster('x')
  expect((await poster(await upload('h5/1000_81', false))).equals(none)).toBe(false)
  expect((await poster(await upload('h5/1000_82', true))).equals(none)).toBe(true)
})

test('a poster contains no banned words', async () => {
  await expect(server.call(createPoster, { ...wish, title: '来赌博' })).rejects.toMatchObject({ code: 1000003 })
})

test('a visitor’s new pictures are limited; a repeat does not count', async () => {
  server.time.now += 7_200_000
  const ask = (n: number) => server.call(createPoster, { ...wish, title: `第${n}张` })
  for (let n = 0; n < 120; n++) await ask(n)
  await expect(ask(120)).rejects.toMatchObject({ code: 1000006 })
  await ask(7)
})

test('shell-and-routes §3, §7: members get a membership card', async () => {
  const card = {
    iid: 1000,
    cardTitle: '年卡',
    cardDesc: '全年 & 全部 <权益>',
    cardNo: 'No. 000123',
    cardDate: '2027-05-20',
  }
  await expect(server.call(createVipCard, card)).rejects.toMatchObject({ code: 1000001 })
  const ann = await server.login()
  const { imgUrl } = await server.call(createVipCard, { ...card, dstUrl: '/app/index/1000' }, { as: ann })
  const { width, height } = await sharp((await fetchPicture(imgUrl)).bytes).metadata()
  expect([width, height]).toEqual([1500, 945])
})

test('a restricted member makes no picture with words or pictures of their own', async () => {
  const ann = await server.login({ nick_name: '安' })
  const { iid, user_id } = ann.member
  const until = server.time.now + 86_400_000
  const set = { iid, user_id, staff_id: 1, until, reason: '广告', at: server.time.now }
  await server.db.insertInto('restriction').values(set).execute()
  const refused = { code: 1000002, msg: expect.stringMatching(/不能发布：广告$/) }
  const make = (words: Partial<typeof wish>) => server.call(createPoster, { ...wish, ...words }, { as: ann })
  const plain = { bgImg: '', title: '', userName: '安' }
  for (const words of [{}, { ...plain, title: '加微信' }, { ...plain, userName: '官方客服' }])
    await expect(make(words)).rejects.toMatchObject(refused)
  expect(await make(plain)).toHaveProperty('imgUrl')
  const card = { iid: 1000, cardTitle: '黑金会员', cardNo: '0000 0001' }
  await expect(server.call(createVipCard, card, { as: ann })).rejects.toMatchObject(refused)
})

test('an unknown picture and the code of an unknown link are answered 404', async () => {
  expect((await fetchPicture(`/media/poster/${'0'.repeat(32)}.jpg`)).status).toBe(404)
  expect((await fetchPicture('/media/poster/..%2f..%2fx.jpg')).status).toBe(404)
  expect((await fetchPicture('/media/code/unknown.png')).status).toBe(404)
})

test('in a mini-program the poster has a mini-program code, with the short code as its scene', async () => {
  server.time.now += 7_200_000
  const asked: unknown[] = []
  const { wechat } = server.app.services.providers
  const drawn = jest.spyOn(wechat, 'miniCode').mockImplementation(async (request) => {
    asked.push(request)
    return await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
  })
  const { imgUrl, url } = await server.call(createPoster, { ...wish, title: '在小程序里' }, { f: 2 })
  expect(imgUrl).toMatch(/^http:\/\/localhost:8080\/media\/poster\//)
  await fetchPicture(imgUrl.replace('http://localhost:8080', ''))
  const scene = url.replace(/^.*\/s\//, '')
  expect(asked).toEqual([{ scene, page: 'modules/root/entry/index', link: url }])
  expect(scene.length).toBeLessThanOrEqual(32)
  const code = await fetchPicture(`/media/code/${scene}.png?mini=1`)
  expect(code.type).toBe('image/png')
  drawn.mockRestore()
})

test('shell-and-routes §7: a short link keeps the place on the page that its address names', async () => {
  const address = `${server.app.services.config.publicUrl}/app/news/1000/detail/5?tag=a#comments`
  const { url } = await server.call(shareCalls.createShortUrl, { url: address })
  expect(await server.call(parseShortUrl, { url })).toBe('/app/news/1000/detail/5?tag=a#comments')
  const host = 'site.test'
  await server.db.insertInto('domains').values({ domain: host, iid: 1000 }).execute()
  const shorten = (origin: string) => server.call(shareCalls.createShortUrl, { url: `${origin}/app/index/1000` })
  expect(await shorten(`http://${host}:8080`)).toHaveProperty('code')
  for (const other of [`http://${host}:666`, `http://${host}`, `https://${host}`])
    await expect(shorten(other)).rejects.toMatchObject({ code: 1000003 })
})

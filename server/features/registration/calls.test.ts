import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FORM_VERSION_KEY, REGISTRATION_STATUS } from '@quanzi/contract'
import fc from 'fast-check'
import { Applicant, GOOD, IID, REG, ToldFaceChecker, universityServer } from '../../testing/applicant'
import type { TestServer } from '../../testing/createTestServer'

const face = new ToldFaceChecker()
let server: TestServer

beforeAll(async () => {
  server = await universityServer(face)
})
afterAll(() => server.close())
beforeEach(() => {
  face.verdict = 'passed'
})

const basics = GOOD['31'] ?? {}

describe('the form', () => {
  test('admissions-and-regions §3: opens in status 0 with its groups, pictures, summary and fee', async () => {
    const applicant = await Applicant.arrive(server)
    const registration = await applicant.get()
    expect(registration.status).toBe(REGISTRATION_STATUS.open)
    expect(registration.fee).toBe(15_000)
    expect(registration.regSummary).toContain('承诺书')
    expect([registration.regImage, registration.statusImg, registration.statusShowImg].every(Boolean)).toBe(true)
    const groups = await applicant.groups()
    expect(groups.length).toBeGreaterThanOrEqual(4)
    expect(groups.map(({ isFill }) => isFill)).toEqual(groups.map(() => false))
  })

  test('admissions-and-regions §3: uses every component type 0 to 7 and the documented conditions', async () => {
    const applicant = await Applicant.arrive(server)
    const components = []
    for (const { id } of await applicant.groups()) components.push(...(await applicant.items(id)).t1)
    expect([...new Set(components.map(({ type }) => type))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    for (const id of [282, 283, 284, 285, 297, 426]) expect(components.map((one) => one.id)).toContain(id)
    expect(components.some(({ isShow }) => !isShow)).toBe(true)
  })

  test('admissions-and-regions §7: accepts the group as the parameter id too', async () => {
    const applicant = await Applicant.arrive(server)
    const { member, bearer } = applicant.actor
    const body = await server.wire(
      '/api/registration/getFormItems',
      { rid: member.rid, token: bearer, regId: REG, id: '31' },
      { as: applicant.actor },
    )
    expect(body.t1).toHaveLength(6)
  })

  test.each(['', '99'])('the unknown group %j is refused', async (group) => {
    const applicant = await Applicant.arrive(server)
    await expect(applicant.items(group)).rejects.toMatchObject({ code: group ? 1000004 : 1000003 })
  })
})

describe('saving', () => {
  test('admissions-and-regions §7: stores the answers, returns them, and marks the group as done', async () => {
    const applicant = await Applicant.arrive(server)
    expect(await applicant.save('31', basics)).toBe(true)
    expect(await applicant.saved('31')).toEqual({ ...basics, [FORM_VERSION_KEY]: '1' })
    expect((await applicant.items('31')).t1.find(({ id }) => id === 271)?.value).toBe('李明')
    expect((await applicant.groups()).find(({ id }) => id === '31')?.isFill).toBe(true)
  })

  test('stores the ID number encrypted', async () => {
    const applicant = await Applicant.arrive(server)
    await applicant.save('31', basics)
    const row = await server.db
      .selectFrom('registration_value')
      .select('content')
      .where('user_id', '=', applicant.actor.member.user_id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row.content)).not.toContain('11010519491231002X')
  })

  test.each([
    [{ ...basics, 271: '' }, 1000012, '姓名为必填项!'],
    [{ ...basics, 271: '   ' }, 1000012, '姓名为必填项!'],
    [{ ...basics, 271: '李' }, 1000003, '参数错误: 姓名为2-6个字'],
    [{ ...basics, 272: '110105194912310021' }, 1000003, '参数错误: 请输入正确的身份证号'],
    [{ ...basics, 273: '保密' }, 1000003, '参数错误: 性别：请从选项中选择'],
    [{ ...basics, 274: '1949-02-30' }, 1000003, '参数错误: 出生日期：请选择日期'],
    [{ ...basics, 274: '1949-12-30' }, 1000003, '参数错误: 出生日期与身份证号不符'],
    [{ ...basics, 271: '代考 人' }, 1000003, '参数错误: 内容包含违禁词'],
  ])('refuses %j', async (content, code, msg) => {
    const applicant = await Applicant.arrive(server)
    await expect(applicant.save('31', content)).rejects.toMatchObject({ code, msg })
    expect(await applicant.version('31')).toBe('0')
  })

  test.each([
    [{ 277: '浙江省 杭州市' }, '户籍所在地：请从地区列表中选择', { field: 277, problem: 'address' }],
    [{ 278: '浙江省 杭州市 西湖区 青岚路 1 号' }, '通讯地址：请从地区列表中选择', { field: 278, problem: 'address' }],
    [{ 280: 'lin@example' }, '电子邮箱：请输入正确的邮箱', { field: 280, problem: 'email' }],
  ])('admissions-and-regions §3, §5: refuses %j', async (wrong, msg, data) => {
    const applicant = await Applicant.arrive(server)
    const { member, bearer } = applicant.actor
    const content = JSON.stringify({ ...GOOD['32'], ...wrong })
    const params = { rid: member.rid, token: bearer, regId: REG, groupId: '32', content }
    const body = await server.wire('/api/registration/saveFormItems', params, { as: applicant.actor })
    expect(body).toMatchObject({ code: 1000003, msg: `参数错误: ${msg}`, data })
    await applicant.save('32', { ...GOOD['32'], 280: 'lin@example.com' })
  })

  test('a birth date must match an ID number saved before, and the other way round', async () => {
    const applicant = await Applicant.arrive(server)
    const move = (to: string) =>
      server.db.updateTable('registration_component').set({ group_id: to }).where('id', '=', 274).execute()
    await move('34')
    try {
      const { 274: day = '', ...others } = basics
      await applicant.save('31', others)
      const wrong = applicant.save('34', { ...GOOD['34'], 274: '1949-12-30' })
      await expect(wrong).rejects.toMatchObject({ code: 1000003, msg: '参数错误: 出生日期与身份证号不符' })
      await applicant.save('34', { ...GOOD['34'], 274: day })
      const another = applicant.save('31', { ...others, 272: '110105199003074472' })
      await expect(another).rejects.toMatchObject({ msg: '参数错误: 出生日期与身份证号不符' })
    } finally {
      await move('31')
    }
  })

  test('a form says whether it accepts answers, and what it is about', async () => {
    const applicant = await Applicant.arrive(server)
    expect(await applicant.items('31')).toMatchObject({
      status: 0,
      groupName: '基本信息',
      groupDesc: '请按身份证件填写',
    })
    await applicant.apply()
    expect(await applicant.items('31')).toMatchObject({ status: 1 })
  })

  test('a group with no answers is not filled: an empty list of pictures is not an answer', async () => {
    const applicant = await Applicant.arrive(server)
    const mark = async () => (await applicant.groups()).find(({ id }) => id === '35')?.isFill
    await applicant.save('35', {})
    await applicant.save('35', { 302: '[]', 303: '' })
    expect(await mark()).toBe(false)
    await applicant.save('35', { 302: await applicant.upload('certificate-0.jpg') })
    expect(await mark()).toBe(true)
  })

  test('answers in the caller’s language', async () => {
    const { actor } = await Applicant.arrive(server)
    const params = { rid: actor.member.rid, token: actor.bearer, regId: REG, groupId: '31', content: '{}' }
    const body = await server.wire('/api/registration/saveFormItems', { ...params, language: 'EN' }, { as: actor })
    expect(body.msg).toBe('姓名 is required!')
    expect(body.data).toEqual({ missing: [271, 272, 273, 274, 275] })
  })

  test.each(['-1', '1.5', 'x'])('admissions-and-regions §2: a stepper refuses %s', async (value) => {
    const applicant = await Applicant.arrive(server)
    await expect(applicant.save('33', { ...GOOD['33'], 289: value })).rejects.toMatchObject({ code: 1000003 })
  })

  test('admissions-and-regions §4: drops answers of hidden and of unknown fields', async () => {
    const applicant = await Applicant.arrive(server)
    await applicant.save('33', { ...GOOD['33'], 282: '否', 283: '某公司', 300: 'x', 9999: 'y' })
    expect(Object.keys(await applicant.saved('33'))).not.toEqual(expect.arrayContaining(['283']))
    expect(await applicant.saved('33')).toEqual({ ...GOOD['33'], [FORM_VERSION_KEY]: '1' })
    await applicant.save('33', { ...GOOD['33'], 282: '是', 283: '某公司' })
    expect((await applicant.saved('33'))[283]).toBe('某公司')
  })

  test.each([
    ['生物学/纳米生物技术', true],
    ['生物学/生态学', true],
    ['生物学/植物学', false],
    ['计算机科学与技术/人工智能', false],
  ])('with %s the research group is kept: %s', async (subject, kept) => {
    const applicant = await Applicant.arrive(server)
    await applicant.save('34', { 297: subject, 298: '全日制', 426: '湖泊生态' })
    expect('426' in (await applicant.saved('34'))).toBe(kept)
  })

  test('admissions-and-regions §6: accepts only the applicant’s own uploads', async () => {
    const [applicant, other] = [await Applicant.arrive(server), await Applicant.arrive(server)]
    const own = await applicant.upload('cert-1.jpg')
    const theirs = await other.upload('cert-2.jpg')
    await applicant.save('35', { 302: `https://cdn.test/oss/${own}`, 303: JSON.stringify([own]) })
    const pathOf = (address = '') => new URL(address, 'http://site.test').pathname
    const kept = await applicant.saved('35')
    for (const id of [302, 303]) expect(JSON.parse(kept[id] ?? '').map(pathOf)).toEqual([`/oss/${own}`])
    for (const value of [theirs, `${own},${theirs}`, 'https://elsewhere.test/a.jpg', 'h5/1000_nothing.jpg']) {
      await expect(applicant.save('35', { 302: value })).rejects.toMatchObject({ code: 1000003 })
    }
  })
})

describe('two pages open at once', () => {
  test('a save of an older version is refused, with the values saved now', async () => {
    const applicant = await Applicant.arrive(server)
    const version = (await applicant.version('31')) ?? ''
    await applicant.save('31', { ...basics, [FORM_VERSION_KEY]: version })
    const stale = applicant.save('31', { ...basics, 271: '李四', [FORM_VERSION_KEY]: version })
    const data = JSON.stringify({ ...basics, [FORM_VERSION_KEY]: '1' })
    await expect(stale).rejects.toMatchObject({ code: 1000007, data })
    await applicant.save('31', { ...basics, 271: '李四', [FORM_VERSION_KEY]: '1' })
    expect((await applicant.saved('31'))[271]).toBe('李四')
  })

  test('a double tap saves once', async () => {
    const applicant = await Applicant.arrive(server)
    const content = { ...basics, [FORM_VERSION_KEY]: '0' }
    expect(await Promise.all([applicant.save('31', content), applicant.save('31', content)])).toEqual([true, true])
    expect(await applicant.version('31')).toBe('1')
  })

  test('admissions-and-regions §7: a caller without a version saves as documented', async () => {
    const applicant = await Applicant.arrive(server)
    await applicant.save('31', basics)
    await applicant.save('31', { ...basics, 275: '共青团员' })
    expect(await applicant.version('31')).toBe('2')
  })
})

describe('the photo', () => {
  test('admissions-and-regions §8: a passed photo leaves the bucket and fills its group', async () => {
    const applicant = await Applicant.arrive(server)
    await applicant.save('31', basics)
    await expect(applicant.save('36', {})).rejects.toMatchObject({ msg: '本人照片为必填项!' })
    const key = await applicant.upload('face-1.jpg')
    const result = await applicant.check(`http://localhost:8080/oss/${key}`)
    expect(result).toMatchObject({ succ: true, name: '李明', idCode: '11010519491231002X', msg: '照片已通过' })
    expect((await server.app.http.inject(`/oss/${key}`)).statusCode).toBe(404)
    await applicant.save('36', { 276: `http://localhost:8080/oss/${key}` })
    await applicant.save('36', { 276: result.imgUrl })
    expect((await applicant.groups()).find(({ id }) => id === '36')?.isFill).toBe(true)
    const address = (await applicant.saved('36'))[276] ?? ''
    expect(
      (
        await server.app.http.inject(
          new URL(address, 'http://site.test').pathname + new URL(address, 'http://site.test').search,
        )
      ).statusCode,
    ).toBe(200)
  })

  test('is checked before it is submitted: nothing is stored, another may follow, and it is checked only once', async () => {
    const [applicant, other] = [await Applicant.arrive(server), await Applicant.arrive(server)]
    await applicant.save('31', basics)
    const [dark, good] = [await applicant.upload('look-1.jpg'), await applicant.upload('look-2.jpg')]
    face.verdict = 'manyFaces'
    const refused = { succ: false, name: '李明', msg: '检测到多张人脸，请上传单人照', imgUrl: '' }
    expect(await applicant.look(dark)).toMatchObject(refused)
    face.verdict = 'passed'
    const before = face.seen.length
    expect(await Promise.all([applicant.look(good), applicant.look(good)])).toMatchObject([
      { succ: true },
      { succ: true },
    ])
    expect((await applicant.groups()).find(({ id }) => id === '36')?.isFill).toBe(false)
    await expect(applicant.save('36', { 276: good })).rejects.toMatchObject({ code: 1000003 })
    await expect(other.look(good)).rejects.toMatchObject({ code: 1000002 })
    const handedIn = await applicant.check(good)
    expect(handedIn.succ).toBe(true)
    expect(face.seen.length).toBe(before + 1)
    expect(await applicant.look(good)).toMatchObject({ succ: true, msg: handedIn.msg })
    await expect(applicant.look(dark)).rejects.toMatchObject({ code: 1000008 })
  })

  test('another picture under the same key is another photo', async () => {
    const applicant = await Applicant.arrive(server)
    const key = await applicant.upload('look-3.jpg')
    expect(await applicant.look(key)).toMatchObject({ succ: true })
    await writeFile(join(server.dataDir, 'oss', key), 'another picture')
    face.verdict = 'blurred'
    expect(await applicant.check(key)).toMatchObject({ succ: false })
  })

  test('the same photo again gives the same answer, another one is DUP', async () => {
    const applicant = await Applicant.arrive(server)
    const key = await applicant.upload('face-2.jpg')
    const before = face.seen.length
    const [first, second] = [await applicant.check(key), await applicant.check(key)]
    expect(second).toEqual(first)
    expect(face.seen.length).toBe(before + 1)
    await expect(applicant.check(await applicant.upload('face-3.jpg'))).rejects.toMatchObject({ code: 1000008 })
  })

  test('a double tap gives one result', async () => {
    const applicant = await Applicant.arrive(server)
    const key = await applicant.upload('face-4.jpg')
    const [first, second] = await Promise.all([applicant.check(key), applicant.check(key)])
    expect(first).toEqual(second)
  })

  test('admissions-and-regions §8: after a refusal another photo may be checked', async () => {
    const applicant = await Applicant.arrive(server)
    face.verdict = 'manyFaces'
    const refused = await applicant.check(await applicant.upload('face-5.jpg'))
    expect(refused).toMatchObject({ succ: false, msg: '检测到多张人脸，请上传单人照' })
    await expect(applicant.save('36', { 276: refused.imgUrl })).rejects.toMatchObject({ code: 1000003 })
    face.verdict = 'passed'
    expect(await applicant.check(await applicant.upload('face-6.jpg'))).toMatchObject({ succ: true })
  })

  test('admissions-and-regions §6: somebody else’s upload and address are refused', async () => {
    const [applicant, other] = [await Applicant.arrive(server), await Applicant.arrive(server)]
    const key = await other.upload('face-7.jpg')
    await expect(applicant.check(key)).rejects.toMatchObject({ code: 1000002 })
    const { imgUrl } = await other.check(key)
    await expect(applicant.save('36', { 276: imgUrl })).rejects.toMatchObject({ code: 1000003 })
    const { pathname, search } = new URL(imgUrl, 'http://site.test')
    const ask = (url: string, bearer?: string) =>
      server.app.http.inject({ url, ...(bearer ? { cookies: { quanzi_session_3073: bearer } } : {}) })
    expect((await ask(pathname + search, applicant.actor.bearer)).statusCode).toBe(403)
    expect((await ask(pathname + search, other.actor.bearer)).statusCode).toBe(200)
    expect((await ask(pathname)).statusCode).toBe(403)
    expect(
      (await ask(pathname + search.replace(/sign=./, (start) => (start === 'sign=x' ? 'sign=y' : 'sign=x'))))
        .statusCode,
    ).toBe(403)
    server.time.now += 3_600_000
    expect((await ask(pathname + search)).statusCode).toBe(403)
  })

  test.each(['', 'https://elsewhere.test/a.jpg', 'h5/../../etc/passwd', 'h5/1000_none.jpg'])(
    'the path %j is not an upload',
    async (path) => {
      const applicant = await Applicant.arrive(server)
      await expect(applicant.check(path)).rejects.toMatchObject({ code: path.endsWith('none.jpg') ? 1000004 : 1000003 })
    },
  )

  test('twenty photos an hour, then LIMIT', async () => {
    const applicant = await Applicant.arrive(server)
    face.verdict = 'blurred'
    for (let n = 0; n < 20; n++) await applicant.check(await applicant.upload(`many-${n}.jpg`))
    await expect(applicant.check(await applicant.upload('many-20.jpg'))).rejects.toMatchObject({ code: 1000006 })
  })
})

describe('statuses', () => {
  test('admissions-and-regions §4: 0 → 1: an incomplete group is named', async () => {
    const applicant = await Applicant.arrive(server)
    await expect(applicant.commit()).rejects.toMatchObject({ code: 1000012, msg: '请先填写基本信息' })
    await applicant.save('31', basics)
    await expect(applicant.commit()).rejects.toMatchObject({ msg: '请先填写本人照片' })
  })

  test('admissions-and-regions §4: 0 → 1: a repeat succeeds; afterwards nothing can be saved, checked or reset', async () => {
    const applicant = await Applicant.arrive(server)
    await applicant.apply()
    expect((await applicant.get()).status).toBe(1)
    expect(await applicant.commit()).toBe(true)
    const stale = { code: 1000007 }
    await expect(applicant.save('31', { ...basics, 271: '李四' })).rejects.toMatchObject(stale)
    await expect(applicant.check(await applicant.upload('late.jpg'))).rejects.toMatchObject(stale)
    await expect(applicant.reset()).rejects.toMatchObject(stale)
  })

  test('admissions-and-regions §4: a form that was not sent back cannot be reset', async () => {
    const applicant = await Applicant.arrive(server)
    await expect(applicant.reset()).rejects.toMatchObject({ code: 1000007 })
  })
})

describe('owner of a registration', () => {
  const calls = ['get', 'getFormItems', 'saveFormItems', 'reset', 'commitForm', 'checkImg']

  test.each(calls)('admissions-and-regions §8: %s answers LOGIN when rid and token do not match', async (name) => {
    const [applicant, other] = [await Applicant.arrive(server), await Applicant.arrive(server)]
    const { member, bearer } = applicant.actor
    const params = { id: REG, regId: REG, groupId: '31', content: '{}', imgPath: 'h5/1000_a.jpg' }
    const ask = (who: object, as?: Applicant) =>
      server.wire(`/api/registration/${name}`, { ...params, ...who }, as ? { as: as.actor } : {})
    const login = { code: 1000001 }
    expect(await ask({ rid: member.rid, token: bearer })).toMatchObject(login)
    expect(await ask({ rid: member.rid, token: other.actor.bearer }, applicant)).toMatchObject(login)
    expect(await ask({ rid: other.actor.member.rid, token: bearer }, applicant)).toMatchObject(login)
    expect(await ask({ token: bearer }, applicant)).toMatchObject(login)
    expect(await ask({ rid: member.rid }, applicant)).toMatchObject(login)
  })

  test('an unknown registration id is not found', async () => {
    const { actor } = await Applicant.arrive(server)
    const params = { rid: actor.member.rid, token: actor.bearer, id: '4' }
    expect(await server.wire('/api/registration/get', params, { as: actor })).toMatchObject({ code: 1000004 })
    expect(actor.member.iid).toBe(IID)
  })
})

describe('any order of saves from two pages', () => {
  const steps = fc.array(fc.record({ page: fc.constantFrom(0, 1), act: fc.constantFrom('read', 'save') }), {
    maxLength: 12,
  })

  test('a save is accepted only from a page that has read the one before', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const applicant = await Applicant.arrive(server)
        const seen = ['0', '0']
        let current = 0
        for (const [n, { page, act }] of all.entries()) {
          if (act === 'read') {
            seen[page] = (await applicant.version('32')) ?? ''
            continue
          }
          const content = { ...GOOD['32'], 279: `第 ${n} 号`, [FORM_VERSION_KEY]: seen[page] ?? '' }
          const accepted = await applicant.save('32', content).catch((error: { code: number }) => error.code)
          expect(accepted).toBe(seen[page] === String(current) ? true : 1000007)
          if (accepted === true) current += 1
        }
        expect(await applicant.version('32')).toBe(String(current))
      }),
      { numRuns: 25 },
    )
  })
})

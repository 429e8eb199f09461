import { ERRORS, type FormComponent, type FormItemsBody, type Region, Regions } from '@quanzi/contract'
import { autorun } from 'mobx'
import { GatewayError } from '@/gateway/GatewayError'
import data from '../../../../contract/regions/regions.json'
import { text } from '../messages'
import type { Answers, FormDraft } from './FormParts'
import { FormStore } from './FormStore'

const component = (id: number, more: Partial<FormComponent> = {}): FormComponent => ({
  id,
  name: `字段${id}`,
  type: 1,
  must: true,
  content: '',
  value: '',
  placeholder: '',
  isShow: true,
  rule: '',
  ...more,
})

const SUBJECTS = JSON.stringify([
  { key: '生物学', values: ['植物学', '纳米生物技术', '生态学'] },
  { key: '化学', values: ['有机化学'] },
])

const FORM = [
  component(270, { type: 0, must: false }),
  component(271, { name: '姓名' }),
  component(282, { type: 3, name: '是否在职', content: '["是", "否"]' }),
  component(283),
  component(284),
  component(285, { type: 7 }),
  component(297, { type: 3, content: SUBJECTS }),
  component(426, { type: 3 }),
  component(289, { type: 2, must: false }),
  component(276, { type: 6, must: false }),
]
const FULL = { 271: '林溪', 282: '否', 297: '化学/有机化学' }

const anew = (address: string) => `${address.split('?')[0]}?Signature=new`

type Sign = (addresses: readonly string[]) => Promise<readonly string[]>

async function open(
  saved: Answers = {},
  {
    draft = null as FormDraft | null,
    form = FORM,
    signing = (async (all) => all.map(anew)) as Sign,
    status = 0 as 0 | 1,
  } = {},
) {
  let kept = draft
  const waited: number[] = []
  const save = jest.fn(async (_content: Answers): Promise<unknown> => true)
  const fetch = jest.fn(
    async (): Promise<FormItemsBody> => ({
      t1: form,
      t3: JSON.stringify(saved),
      groupName: '基本信息',
      groupDesc: '请按身份证件填写',
      status,
    }),
  )
  const regions = jest.fn(async () => new Regions(data as readonly Region[]))
  const sign = jest.fn(signing)
  const store = new FormStore({
    fetch,
    save,
    draft: {
      read: () => kept,
      write: (next) => {
        kept = next
      },
      clear: () => {
        kept = null
      },
    },
    sign,
    regions,
    wait: async (ms) => void waited.push(ms),
    language: () => 'zh',
  })
  await store.load()
  const type = (id: number, value: string) => store.row(id)?.type(value)
  const shown = () => store.rows.filter(({ isShown }) => isShown).map(({ id }) => id)
  return { store, fetch, save, sign, regions, waited, type, shown, kept: () => kept }
}

test('admissions-and-regions §4: the form loads after 200 ms with the saved answers', async () => {
  const { store, waited } = await open({ ...FULL, 289: '', version: '2' })
  expect(waited).toEqual([200])
  expect(store.row(271)?.value).toBe('林溪')
  expect(store.row(289)?.value).toBe('0')
})

test('admissions-and-regions §4: 282 = 是 shows 283, 284, 285', async () => {
  const { shown, type } = await open()
  const always = [270, 271, 282, 297, 289, 276]
  expect(shown()).toEqual(always)
  type(282, '是')
  expect(shown()).toEqual(expect.arrayContaining([283, 284, 285]))
  type(282, '否')
  expect(shown()).toEqual(always)
})

test.each([
  ['生物学/纳米生物技术', true],
  ['生物学/生态学', true],
  ['生物学/植物学', false],
  ['化学/有机化学', false],
  ['', false],
])('297 = %s shows 426: %s', async (answer, expected) => {
  const { store, type } = await open()
  type(297, answer)
  expect(store.row(426)?.isShown).toBe(expected)
})

test('how far the form is: fields under a rule do not count, shown or not', async () => {
  const { store, type } = await open()
  expect([store.required, store.missing]).toEqual([3, 3])
  type(271, '林溪')
  type(282, '是')
  expect([store.required, store.missing]).toEqual([3, 1])
})

test('of several missing answers only the first is reported', async () => {
  const { store, save, type } = await open({ 297: '化学/有机化学', 282: '否' })
  expect(await store.save()).toMatchObject({ kind: 'wrong', field: 271, message: store.row(271)?.problem })
  expect(store.row(271)?.problem).toContain('姓名')
  expect(save).not.toHaveBeenCalled()
  type(271, '林')
  expect(store.row(271)?.problem).toBe('')
})

test('admissions-and-regions §4: fields under a rule are exempt even while shown, hidden ones are not sent', async () => {
  const { store, save, type } = await open(FULL)
  type(282, '是')
  type(283, '青岚书店')
  expect(await store.save()).toEqual({ kind: 'saved' })
  expect(save.mock.calls[0]?.[0]).toMatchObject({ 271: '林溪', 282: '是', 283: '青岚书店' })
  type(282, '否')
  await store.save()
  expect(save.mock.calls[1]?.[0]).not.toHaveProperty('283')
})

test('saving sends the version that was read and removes the draft', async () => {
  const { store, save, type, kept } = await open({ ...FULL, version: '4' })
  type(271, '林小溪')
  expect(kept()).toMatchObject({ version: '4', values: { 271: '林小溪' } })
  expect(await store.save()).toEqual({ kind: 'saved' })
  expect(text('saved')).toBe('保存成功')
  expect(save.mock.calls[0]?.[0]).toMatchObject({ version: '4', 271: '林小溪' })
  expect(kept()).toBeNull()
})

test('admissions-and-regions §8: a falsy answer is a failed save; the draft stays', async () => {
  const { store, save, type, kept } = await open(FULL)
  type(271, '林小溪')
  save.mockResolvedValueOnce(0)
  expect(await store.save()).toEqual({ kind: 'failed' })
  expect(text('saveFailed')).toBe('保存失败')
  expect(kept()?.values[271]).toBe('林小溪')
})

test('a double tap saves once', async () => {
  const { store, save } = await open(FULL)
  const [, second] = await Promise.all([store.save(), store.save()])
  expect(second).toBeNull()
  expect(save).toHaveBeenCalledTimes(1)
})

test('a differing draft is offered, and can be restored or dropped', async () => {
  const draft = { values: { 271: '未保存' }, version: '1' }
  const first = await open(FULL, { draft })
  expect(first.store.offered).toEqual(draft)
  expect(first.store.row(271)?.value).toBe('林溪')
  first.store.restore()
  expect(first.store.row(271)?.value).toBe('未保存')
  expect(first.store.row(282)?.value).toBe('否')
  const second = await open(FULL, { draft })
  second.store.discard()
  expect(second.store.row(271)?.value).toBe('林溪')
  expect(second.kept()).toBeNull()
})

const PICTURES = [component(302, { type: 5, must: false, name: '学历证书' }), component(271, { name: '姓名' })]
const signedAt = (when: string) =>
  JSON.stringify(['a', 'b'].map((key) => `https://cdn.test/oss/h5/3073_${key}?Signature=${when}`))

test('the pictures of a draft get newly signed addresses', async () => {
  const draft = { values: { 271: '未保存', 302: signedAt('old') }, version: '1' }
  const { store, sign } = await open({}, { draft, form: PICTURES })
  expect(sign.mock.calls).toEqual([[JSON.parse(signedAt('old'))]])
  store.restore()
  expect(store.row(302)?.value).toBe(signedAt('new'))
  expect(store.row(271)?.value).toBe('未保存')
})

test('a picture that cannot be signed keeps its address', async () => {
  const draft = { values: { 302: signedAt('old') }, version: '1' }
  const first = await open({}, { draft, form: PICTURES, signing: async () => Promise.reject(new Error('offline')) })
  first.store.restore()
  expect(first.store.row(302)?.value).toBe(signedAt('old'))
  const second = await open({}, { draft, form: PICTURES, signing: async ([one = '']) => [anew(one), ''] })
  second.store.restore()
  expect(JSON.parse(second.store.row(302)?.value ?? '')).toEqual([
    'https://cdn.test/oss/h5/3073_a?Signature=new',
    'https://cdn.test/oss/h5/3073_b?Signature=old',
  ])
})

test('another signature does not make a picture a different answer', async () => {
  const draft = { values: { 271: '林溪', 302: signedAt('old') }, version: '1' }
  const saved = { 271: '林溪', 302: signedAt('today') }
  const { store } = await open(saved, { draft, form: PICTURES })
  expect(store.offered).toBeNull()
  const [first] = JSON.parse(signedAt('old')) as string[]
  const fewer = { values: { 271: '林溪', 302: JSON.stringify([first]) }, version: '1' }
  expect((await open(saved, { draft: fewer, form: PICTURES })).store.offered).not.toBeNull()
})

test('a draft equal to the saved answers is not offered', async () => {
  const { store } = await open(FULL, { draft: { values: { 271: '林溪' }, version: '0' } })
  expect(store.offered).toBeNull()
})

const stale = (data?: string) =>
  new GatewayError({ kind: 'business', code: 1000007, msg: '内容已更新，请刷新', response: { code: 1000007, data } })

test('two tabs: the later save is refused and may replace the saved answers', async () => {
  const { store, save, type } = await open({ ...FULL, version: '1' })
  type(271, '后来')
  save.mockRejectedValueOnce(stale(JSON.stringify({ ...FULL, 271: '先到', version: '2' })))
  expect(await store.save()).toEqual({ kind: 'conflict' })
  expect(store.row(271)?.value).toBe('后来')
  expect(await store.keepMine()).toEqual({ kind: 'saved' })
  expect(save.mock.calls[1]?.[0]).toMatchObject({ 271: '后来', version: '2' })
})

test('two tabs: the later save may show the saved answers and keep its own as a draft', async () => {
  const { store, save, type, kept } = await open({ ...FULL, version: '1' })
  type(271, '后来')
  save.mockRejectedValueOnce(stale(JSON.stringify({ ...FULL, 271: '先到', version: '2' })))
  await store.save()
  store.takeTheirs()
  expect(store.row(271)?.value).toBe('先到')
  expect(kept()?.values[271]).toBe('后来')
})

test('a submitted registration accepts no answers', async () => {
  const { store, save } = await open(FULL)
  save.mockRejectedValueOnce(stale())
  expect(await store.save()).toEqual({ kind: 'closed', message: '内容已更新，请刷新' })
})

test('the gateway names the wrong field; the message below the field does not repeat its name', async () => {
  const { store, save } = await open(FULL)
  const wrong = (more: object) =>
    new GatewayError({
      kind: 'business',
      code: 1000003,
      msg: '参数错误: 学位照：请重新上传图片',
      response: { data: { field: 271, ...more } },
    })
  save.mockRejectedValueOnce(wrong({ problem: 'images' }))
  expect(await store.save()).toEqual({ kind: 'wrong', message: '请重新上传图片', field: 271 })
  expect(store.row(271)?.problem).toBe('请重新上传图片')
  save.mockRejectedValueOnce(wrong({ problem: 'toString' }))
  expect(await store.save()).toMatchObject({ message: '参数错误: 学位照：请重新上传图片' })
})

const PERSON = [
  component(272, { name: '身份证号', rule: 'idCard' }),
  component(274, { name: '出生日期', type: 7, rule: 'birthDate' }),
  component(277, { name: '户籍所在地', type: 4, must: false }),
  component(280, { name: '电子邮箱', must: false, rule: 'email' }),
  component(302, { name: '学历证书', type: 5 }),
]
const RIGHT = {
  272: '11010519491231002X',
  274: '1949-12-31',
  277: '浙江省 杭州市 西湖区',
  280: 'lin@example.com',
  302: '["/oss/h5/1.jpg"]',
}

test.each<[number, string, string]>([
  [272, '110105194912310021', '请输入正确的身份证号'],
  [274, '1949-12-30', '出生日期与身份证号不符'],
  [274, '1949-02-30', '请选择日期'],
  [277, '浙江省 杭州市', '请从地区列表中选择'],
  [277, '浙江省 杭州市 西湖区 青岚路', '请从地区列表中选择'],
  [277, '乌有省 乌有市 乌有区', '请从地区列表中选择'],
  [280, 'lin@', '请输入正确的邮箱'],
  [302, '[]', '学历证书为必填项!'],
])('admissions-and-regions §5: component %d refuses %j before anything is sent', async (field, value, message) => {
  const { store, save, type } = await open(RIGHT, { form: PERSON })
  expect(await store.save()).toEqual({ kind: 'saved' })
  type(field, value)
  expect(await store.save()).toEqual({ kind: 'wrong', message, field })
  expect(save).toHaveBeenCalledTimes(1)
})

test('without the region data the gateway checks the address', async () => {
  const { store, regions } = await open({ ...RIGHT, 277: '乌有省' }, { form: PERSON })
  regions.mockRejectedValueOnce(new Error('offline'))
  expect(await store.save()).toEqual({ kind: 'saved' })
})

test('an ID number fills in an empty birth date', async () => {
  const { store, type } = await open({}, { form: PERSON })
  type(272, '11010519491231')
  expect(store.row(274)?.value).toBe('')
  type(272, RIGHT[272])
  expect(store.row(274)?.value).toBe('1949-12-31')
  type(274, '1950-01-01')
  type(272, '110105194912310021')
  type(272, RIGHT[272])
  expect(store.row(274)?.value).toBe('1950-01-01')
})

test('admissions-and-regions §4: a form that accepts no answers is read-only, and no draft is offered', async () => {
  const draft = { values: { 271: '未保存' }, version: '0' }
  const { store, save } = await open(FULL, { status: 1, draft })
  expect([store.readOnly, store.offered, store.groupName]).toEqual([true, null, '基本信息'])
  expect(await store.save()).toBeNull()
  expect(save).not.toHaveBeenCalled()
  expect((await open(FULL)).store.readOnly).toBe(false)
})

test('admissions-and-regions §4: an exempt field has no star, and nothing is sent of an empty one', async () => {
  const { store, save, type } = await open(FULL)
  expect([271, 283, 426].map((id) => store.row(id)?.isRequired)).toEqual([true, false, false])
  type(282, '是')
  await store.save()
  expect(save.mock.calls[0]?.[0]).not.toHaveProperty('283')
})

test('any other failure shows the gateway’s message, and the form stays filled', async () => {
  const { store, save, type } = await open(FULL)
  type(271, '林小溪')
  save.mockRejectedValueOnce(new Error('offline'))
  await expect(store.save()).rejects.toThrow('offline')
  expect(store).toMatchObject({ busy: false })
  expect(store.row(271)?.value).toBe('林小溪')
})

test('a photo from the photo form is in its row and never in the draft', async () => {
  const { store, type, kept } = await open(FULL)
  store.takePhoto(276, 'https://photo.test/1')
  store.takePhoto(271, 'https://photo.test/1')
  expect(store.row(276)?.value).toBe('https://photo.test/1')
  expect(store.row(271)?.value).toBe('林溪')
  type(271, '林')
  expect(kept()?.values).not.toHaveProperty('276')
})

test('typing one character renders one row of sixty', async () => {
  const form = Array.from({ length: 60 }, (_, at) => component(at + 1))
  const { store, type } = await open({}, { form })
  const drawn = new Map<number, number>()
  for (const row of store.rows) {
    autorun(() => {
      void [row.value, row.problem, row.isShown]
      drawn.set(row.id, (drawn.get(row.id) ?? 0) + 1)
    })
  }
  type(30, 'a')
  expect([...drawn].filter(([, times]) => times > 1)).toEqual([[30, 2]])
})

test('a failed load can be tried again', async () => {
  const { store, fetch } = await open()
  fetch.mockRejectedValueOnce(new Error('offline'))
  await store.load()
  expect(store.state).toEqual({ kind: 'error', message: '系统繁忙，请稍后再试', onRetry: expect.any(Function) })
  await store.load()
  expect(store.state.kind).toBe('ready')
})

test('another applicant’s form offers the way back', async () => {
  const { store, fetch } = await open()
  fetch.mockRejectedValueOnce(new GatewayError({ kind: 'business', code: ERRORS.DENIED.code, msg: '没有权限' }))
  await store.load()
  expect(store.state).toEqual({ kind: 'error', message: '没有权限' })
})

test('saving waits for uploads, except in hidden fields', async () => {
  const { store, save, type } = await open(FULL)
  store.row(289)?.setWait('uploading')
  expect(await store.save()).toEqual({ kind: 'unfinished', field: 289 })
  expect(save).not.toHaveBeenCalled()
  store.row(289)?.setWait('none')
  store.row(283)?.setWait('failed')
  expect(await store.save()).toEqual({ kind: 'saved' })
  type(282, '是')
  expect(await store.save()).toEqual({ kind: 'unfinished', field: 283 })
})

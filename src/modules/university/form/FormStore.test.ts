import { ERRORS, type FormComponent, type FormItemsBody } from '@quanzi/contract'
import { autorun } from 'mobx'
import { GatewayError } from '@/gateway/GatewayError'
import { text } from '../messages'
import { type Answers, type FormDraft, FormStore } from './FormStore'

const component = (id: number, more: Partial<FormComponent> = {}): FormComponent => ({
  id,
  name: `字段${id}`,
  type: 1,
  must: true,
  content: '',
  value: '',
  placeholder: '',
  isShow: true,
  ...more,
})

const FORM = [
  component(270, { type: 0, must: false }),
  component(271, { name: '姓名' }),
  component(282, { type: 3, name: '是否在职' }),
  component(283),
  component(284),
  component(285, { type: 7 }),
  component(297, { type: 3 }),
  component(426, { type: 3 }),
  component(289, { type: 2, must: false }),
  component(276, { type: 6, must: false }),
]
const FULL = { 271: '林溪', 282: '否', 297: '化学/有机化学' }

const anew = (address: string) => `${address.split('?')[0]}?Signature=new`

type Sign = (addresses: readonly string[]) => Promise<readonly string[]>

async function open(
  saved: Answers = {},
  { draft = null as FormDraft | null, form = FORM, signing = (async (all) => all.map(anew)) as Sign } = {},
) {
  let kept = draft
  const waited: number[] = []
  const save = jest.fn(async (_content: Answers): Promise<unknown> => true)
  const fetch = jest.fn(async (): Promise<FormItemsBody> => ({ t1: form, t3: JSON.stringify(saved) }))
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
    wait: async (ms) => void waited.push(ms),
    language: () => 'zh',
  })
  await store.load()
  const type = (id: number, value: string) => store.row(id)?.type(value)
  const shown = () => store.rows.filter(({ isShown }) => isShown).map(({ id }) => id)
  return { store, fetch, save, sign, waited, type, shown, kept: () => kept }
}

test('the form loads after 200 ms with the saved answers', async () => {
  const { store, waited } = await open({ ...FULL, 289: '', version: '2' })
  expect(waited).toEqual([200])
  expect(store.row(271)?.value).toBe('林溪')
  expect(store.row(289)?.value).toBe('0')
})

test('282 = 是 shows 283, 284, 285', async () => {
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

test('of several missing answers only the first is reported', async () => {
  const { store, save, type } = await open({ 297: '化学/有机化学', 282: '否' })
  expect(await store.save()).toMatchObject({ kind: 'wrong', field: 271, message: store.row(271)?.problem })
  expect(store.row(271)?.problem).toContain('姓名')
  expect(save).not.toHaveBeenCalled()
  type(271, '林')
  expect(store.row(271)?.problem).toBe('')
})

test('fields under a rule are exempt even while shown, hidden ones are not sent', async () => {
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

test('a falsy answer is a failed save; the draft stays', async () => {
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

test('an error of the gateway is shown at its field', async () => {
  const { store, save } = await open(FULL)
  const msg = '姓名 姓名为2-6个字'
  save.mockRejectedValueOnce(
    new GatewayError({ kind: 'business', code: 1000003, msg, response: { data: { field: 271 } } }),
  )
  expect(await store.save()).toEqual({ kind: 'wrong', message: msg, field: 271 })
  expect(store.row(271)?.problem).toBe(msg)
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
  store.row(289)?.wait(1)
  expect(await store.save()).toEqual({ kind: 'unfinished', field: 289 })
  expect(save).not.toHaveBeenCalled()
  store.row(289)?.wait(0)
  store.row(283)?.wait(2)
  expect(await store.save()).toEqual({ kind: 'saved' })
  type(282, '是')
  expect(await store.save()).toEqual({ kind: 'unfinished', field: 283 })
})

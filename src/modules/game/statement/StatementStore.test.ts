import { type ContentDetail, ERRORS } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { StatementStore } from './StatementStore'

const detailOf = (version: number, signedVersion?: number) =>
  ({
    statement: { version, text: '自愿参赛' },
    mine: signedVersion === undefined ? {} : { signedVersion },
  }) as unknown as ContentDetail

test('the button wakes at the end of the text and needs a name; two taps sign once, with the picture', async () => {
  const signed: unknown[][] = []
  const store = new StatementStore({
    fetchDetail: async () => detailOf(3),
    storePicture: async () => 'h5/1000_1',
    sign: async (...args) => signed.push(args),
  })
  await store.load()
  expect(await store.sign()).toBe(false)
  expect(store.nameIsMissing).toBe(false)
  store.reachEnd()
  expect(await store.sign()).toBe(false)
  expect(store.nameIsMissing).toBe(true)
  store.write(' 林小满 ')
  expect(await Promise.all([store.sign(), store.sign()])).toEqual([true, false])
  expect(signed).toEqual([[3, '林小满', 'h5/1000_1']])
})

test('a newer version is loaded and has to be read again; the name stays', async () => {
  let version = 3
  const store = new StatementStore({
    fetchDetail: async () => detailOf(version),
    storePicture: async () => '',
    sign: async () => {
      version = 4
      throw new GatewayError({ kind: 'business', code: ERRORS.STALE.code, msg: '内容已更新' })
    },
  })
  await store.load()
  store.write('林小满')
  await expect(store.sign()).rejects.toThrow('内容已更新')
  expect([store.statement?.version, store.ended, store.name]).toEqual([4, false, '林小满'])
})

test('a signed version needs no second signature, an older one does', async () => {
  const isSigned = async (signedVersion: number) => {
    const store = new StatementStore({
      fetchDetail: async () => detailOf(3, signedVersion),
      storePicture: async () => '',
      sign: async () => undefined,
    })
    await store.load()
    return store.isSigned
  }
  expect([await isSigned(2), await isSigned(3)]).toEqual([false, true])
})

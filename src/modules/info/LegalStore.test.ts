import { ERRORS, type InfoDoc } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { LegalStore } from './LegalStore'

const doc = (version: number): InfoDoc => ({
  ...{ lang: 'zh', title: '协议', html: '', version, updatedAt: 0, agreed: false, extra: {} },
})

test('agreeing to the text on screen is recorded', async () => {
  const asked: unknown[] = []
  const store = new LegalStore({
    fetchDoc: async () => doc(3),
    consent: async (version, on) => {
      asked.push([version, on])
      return { agreedAt: on ? 1 : null }
    },
  })
  await store.load()
  expect(await store.consent(true)).toBe('done')
  expect([asked, store.doc?.agreed]).toEqual([[[3, true]], true])
  await store.consent(false)
  expect(store.doc?.agreed).toBe(false)
})

test('consent to an outdated version is refused and the new text is loaded', async () => {
  let version = 3
  const store = new LegalStore({
    fetchDoc: async () => doc(version),
    consent: async () => {
      throw new GatewayError({ kind: 'business', code: ERRORS.STALE.code, msg: '' })
    },
  })
  await store.load()
  version = 4
  expect(await store.consent(true)).toBe('stale')
  expect(store.doc).toMatchObject({ version: 4, agreed: false })
})

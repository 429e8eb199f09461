import type { Certificate, CertificateStanding } from '@quanzi/contract'
import { CertificateStore } from './CertificateStore'

const CERTIFICATE: Certificate = { id: '1', no: '000007', imgUrl: '/x.jpg', photo: '', stats: [], issuedAt: 1 }
const STANDING: CertificateStanding = { certificate: null, title: '西湖十景', lacks: 0, missing: [], stats: [] }

test('a double tap issues once, and the certificate stands there', async () => {
  let issued = 0
  const store = new CertificateStore({
    fetch: async () => STANDING,
    issue: async () => {
      issued += 1
      return CERTIFICATE
    },
  })
  await store.issue()
  expect(issued).toBe(0)
  await store.load()
  await Promise.all([store.issue(), store.issue()])
  expect([issued, store.certificate?.no, store.busy]).toEqual([1, '000007', false])
})

test('a refusal leaves the button, and a failed second reading what is on screen', async () => {
  let fails = false
  const store = new CertificateStore({
    fetch: async () => {
      if (fails) throw new Error('away')
      return STANDING
    },
    issue: async () => {
      throw new Error('refused')
    },
  })
  await store.load()
  await expect(store.issue()).rejects.toThrow('refused')
  fails = true
  await store.load()
  expect([store.state.kind, store.busy, store.standing]).toEqual(['ready', false, STANDING])
})

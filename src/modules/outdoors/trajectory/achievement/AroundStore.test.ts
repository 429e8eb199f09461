import type { Certificate, CertificateStanding, CheckinPlace } from '@quanzi/contract'
import { AroundStore } from './AroundStore'

const place = (id: string, done: boolean) => ({ id, done }) as CheckinPlace
const standing = (lacks: number): CertificateStanding => ({
  ...{ certificate: null, title: '环湖', lacks, missing: [], stats: [] },
})
const certificate: Certificate = { id: '1', no: '000001', imgUrl: '/a.png', photo: '', stats: [], issuedAt: 1 }

test('checkpoints are shown without the certificate, and the fault is said', async () => {
  const store = new AroundStore({
    places: async () => [place('a', true), place('b', false)],
    standing: () => Promise.reject(new Error('no')),
    issue: async () => certificate,
  })
  await expect(store.load()).rejects.toThrow('no')
  expect([store.done, store.places.length, store.isWhole]).toEqual([1, 2, false])
})

test('a certificate is issued once, and only when nothing is missing', async () => {
  let issued = 0
  const open = (lacks: number) =>
    new AroundStore({
      places: async () => [],
      standing: async () => standing(lacks),
      issue: async () => {
        issued++
        return certificate
      },
    })
  const early = open(1)
  await early.load()
  await early.issue()
  expect(issued).toBe(0)
  const store = open(0)
  await store.load()
  await Promise.all([store.issue(), store.issue()])
  expect([issued, store.standing?.certificate?.no]).toEqual([1, '000001'])
})

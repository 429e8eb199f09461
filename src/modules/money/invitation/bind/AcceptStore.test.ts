import { ERRORS, type Invitation } from '@quanzi/contract'
import { GatewayError } from '@/gateway/GatewayError'
import { AcceptStore } from './AcceptStore'

const INVITATION: Invitation = {
  ...{ code: 'AAAAAAAAAA', count: 0, list: [], gifts: [], standing: 'open' },
  inviter: { rid: 7, nickname: '安', headImg: '' },
}
const refusal = (name: 'NOTELIGIBLE' | 'DUP' | 'CODE' | 'NOTFOUND', missing?: string) =>
  new GatewayError({
    kind: 'business',
    code: ERRORS[name].code,
    msg: name,
    response: { data: missing ? { missing: [missing] } : null },
  })

function start({
  member = false,
  mobile = false,
  fails,
}: {
  member?: boolean
  mobile?: boolean
  fails?: unknown
} = {}) {
  const did: string[] = []
  const viewer = { member, mobile }
  const store = new AcceptStore({
    fetch: async () => INVITATION,
    register: async (number, code) => {
      did.push(`register ${number} ${code}`)
      viewer.member = viewer.mobile = true
    },
    bindMobile: async (number, code) => {
      did.push(`bind ${number} ${code}`)
      viewer.mobile = true
    },
    accept: async () => {
      did.push('accept')
      if (fails) throw fails
      return { gift: null }
    },
    isMember: () => viewer.member,
    hasMobile: () => viewer.mobile,
    missing: () => ({ kind: 'empty' }),
  })
  store.type('mobile', '13800138000')
  store.type('code', '123456')
  return { store, did }
}

test('one tap registers a visitor, or binds the number of a member, and accepts; a double tap does it once', async () => {
  const visitor = start()
  await visitor.store.load()
  await Promise.all([visitor.store.accept(), visitor.store.accept()])
  expect(visitor.did).toEqual(['register 13800138000 123456', 'accept'])
  expect(visitor.store.standing).toBe('done')
  const member = start({ member: true })
  await member.store.accept()
  expect(member.did).toEqual(['bind 13800138000 123456', 'accept'])
  const known = start({ member: true, mobile: true })
  known.store.type('code', '')
  await known.store.accept()
  expect(known.did).toEqual(['accept'])
})

test('a wrong number or code stops it, and is shown', async () => {
  const { store, did } = start()
  store.type('mobile', '1380013')
  store.type('code', '12')
  expect(await store.accept()).toBe(false)
  expect([store.wrongMobile, store.wrongCode, did]).toEqual([true, true, []])
  expect(store.numberForCode()).toBeNull()
})

test.each([
  [refusal('NOTELIGIBLE', 'self'), 'own'],
  [refusal('NOTELIGIBLE', 'newcomer'), 'older'],
  [refusal('DUP'), 'other'],
] as const)('the refusal %s is explained', async (fails, standing) => {
  const { store } = start({ member: true, mobile: true, fails })
  await store.load()
  expect(await store.accept()).toBe(true)
  expect(store.standing).toBe(standing)
})

test('another refusal is an error, and the form stays', async () => {
  const { store } = start({ member: true, mobile: true, fails: refusal('CODE') })
  await expect(store.accept()).rejects.toMatchObject({ msg: 'CODE' })
  expect([store.standing, store.busy]).toEqual(['open', false])
})

import { ERRORS } from '../errors'
import { CALLS } from './calls'
import type { CallDefinition } from './define'
import documented from './documented.json'
import { isOurs, paramNames } from './paramNames'

const all: readonly (readonly [string, CallDefinition])[] = Object.entries(CALLS)
const byUri = new Map(all.map(([, call]) => [call.uri, call]))

/** Parameters that the documents lack, such as the tenant. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  // The use of the code.
  '/v1/users/bindmobile/send/h5': ['purpose'],
  // A repeat of a claim, apart from another claim of the same coupon.
  '/api/shop/coupon/recv': ['reqId'],
  '/api/shop/coupons/recv': ['reqId'],
  '/internal.poster.create': ['iid', 'template'],
  '/internal.vip.card.create': ['iid'],
  // What the price depends on besides the target: the small store.
  '/h5/order/calculate': ['info'],
  '/v1/ridshop/sendCode': ['iid'],
  '/relationSupplychain/list': ['iid'],
  '/v1/interest/check': ['iid'],
  '/multidis/role/cancel': ['status'],
  '/multidis/role/child/list': ['iid'],
  '/multidis/grouth': ['by'],
  '/multidis/fans/list': ['tag'],
  '/multidis/role/child/count': ['iid'],
  '/api/cmgoods/child/list': ['iid'],
  '/api/cmgoods/child/delete': ['iid'],
  '/api/cmgoods/child/code/get': ['iid'],
}

test.each(Object.entries(documented))('%s takes exactly its documented parameters', (uri, names) => {
  const call = byUri.get(uri)
  expect(call).toBeDefined()
  const expected = [...names, ...(ADDED[uri] ?? [])].sort()
  expect(call && [...paramNames(call)].sort()).toEqual(expected)
})

test('every call is documented or has a uri of our own', () => {
  const strangers = all.filter(([, call]) => !(call.uri in documented) && !isOurs(call)).map(([name]) => name)
  expect(strangers).toEqual([])
})

test('a uri is defined once', () => {
  expect(byUri.size).toBe(all.length)
})

test('there are three calls of the chat connection and four direct ones', () => {
  const ofKind = (kind: string) => all.filter(([, call]) => call.kind === kind).map(([, call]) => call.uri)
  expect(ofKind('chat')).toEqual([
    'connector.entryHandler.enter',
    'chat.chatHandler.send',
    'chat.chatHandler.updateReadFlag',
  ])
  expect(ofKind('direct').sort()).toEqual([
    '/wxservice2/checkSubscribe',
    '/wxservice2/getUserInfo',
    '/wxservice2/ticket',
    'getUserInfo',
  ])
})

/** Writes whose single parts carry the request ids, and one that repeats by nature. */
const WITH_THEIR_OWN: readonly string[] = ['/v2/checkin/batch', '/v2/live/watch']

describe('calls of ours', () => {
  const ours = all.filter(([, call]) => isOurs(call))

  test.each(ours)('%s takes the tenant', (_, call) => {
    expect(paramNames(call)).toContain('iid')
  })

  test.each(ours)('%s carries a reqId exactly when it writes', (_, call) => {
    const reads =
      /\/(get|live\/state|list|categories|search|source|sign\/subject|offers?|play|queue|suggest|needformList|places|attendees|notes|planned\/store|cf\/project|cf\/supporters|campaign|result|draw|summary|items|photos)$/.test(
        call.uri,
      )
    expect(paramNames(call).includes('reqId')).toBe(!reads && !WITH_THEIR_OWN.includes(call.uri))
  })

  test.each(ours)('%s names no other person by an identity parameter', (_, call) => {
    for (const name of ['userId', 'rid', 'fromRid', 'unionId', 'openId', 'ridSecret']) {
      expect(paramNames(call)).not.toContain(name)
    }
  })
})

test.each(all)('%s names errors of the closed set', (_, call) => {
  for (const name of call.errors) expect(ERRORS).toHaveProperty(name)
  expect(new Set(call.errors).size).toBe(call.errors.length)
})

test('a call with a reqId writes, so it is never marked as read-only', () => {
  const wrong = all.filter(([, call]) => call.safe && paramNames(call).includes('reqId'))
  expect(wrong.map(([name]) => name)).toEqual([])
})

import { OWN_PAGE } from './askingPage'
import { callContext } from './CallContext'
import { callTenant } from './callTenant'
import type { Incoming } from './Incoming'

const session = { id: 1, iid: 3073, userId: 7, openid: null, unionid: null }
const asked = (params: Incoming['params'], path?: string): Incoming => ({
  uri: '/v1/user/role/info/update',
  params,
  bearer: null,
  ip: '',
  inMiniProgram: false,
  method: 'POST',
  page: OWN_PAGE,
  byHeader: false,
  byScript: false,
  acceptLanguage: undefined,
  referer: path === undefined ? undefined : `https://site.example${path}`,
})

test.each([
  ['the call names it', asked({ iid: '3192' }, '/app/index/3214'), session, 3192],
  ['else the page', asked({}, '/app/index/3214'), session, 3214],
  ['else the session', asked({}, '/app/account/personal'), session, 3073],
  ['the channel that every link may carry is not asked first', asked({ cid: 1000 }), session, 3073],
  ['it says the tenant where nothing else does', asked({ cid: '3214' }), null, 3214],
  ['nothing is no tenant, and no default', asked({}), null, null],
  ['nor is a number that no tenant can have', asked({ iid: '99999999999' }), session, null],
  ['or one that is none', asked({ iid: 'x' }), null, null],
])('chat-and-calls §1: %s', (_, incoming, who, expected) => expect(callTenant(incoming, who)).toBe(expected))

test('a call that needs a tenant reports that it is missing', () => {
  const ctx = callContext({ incoming: asked({}), iid: null } as unknown as Parameters<typeof callContext>[0])
  expect(() => ctx.iid).toThrow(expect.objectContaining({ error: 'PARAM' }))
})

import { callApi } from './callApi'
import { fakeGateway } from './testing'

test('shell-and-routes §7: GET sends the payload as a query string and returns the field t', async () => {
  const { asked } = fakeGateway([{ body: '{"t":{"a":1}}' }])
  await expect(callApi('GET', 'site/info', { iid: 1, q: '中 文', none: undefined })).resolves.toEqual({ a: 1 })
  expect(asked[0]?.url).toBe('https://gateway.test/api/site/info?iid=1&q=%E4%B8%AD%20%E6%96%87')
})

test('shell-and-routes §7: POST sends JSON text as plain text and returns the whole body when it has no t', async () => {
  const { asked } = fakeGateway([{ body: '{"succ":1}' }])
  await expect(callApi('POST', '/x', { list: [1] })).resolves.toEqual({ succ: 1 })
  expect(asked[0]).toMatchObject({
    url: 'https://gateway.test/api/x',
    method: 'POST',
    body: '{"list":[1]}',
    headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
  })
})

test('shell-and-routes §7: t of 0 or null is still the field t', async () => {
  fakeGateway([{ body: '{"t":0,"msg":"x"}' }, { body: '{"t":null}' }])
  await expect(callApi('GET', '/x')).resolves.toBe(0)
  await expect(callApi('GET', '/x')).resolves.toBeNull()
})

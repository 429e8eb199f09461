import { REPORT_MAX, ReportStore } from './ReportStore'

const setUp = (send = jest.fn(async (): Promise<{ again?: boolean }> => ({}))) => ({
  store: new ReportStore({ send }),
  send,
})

test.each([
  ['', true],
  ['   四个字  ', true],
  ['正好五个字', false],
  ['字'.repeat(REPORT_MAX), false],
  ['字'.repeat(REPORT_MAX + 1), true],
])('%j is wrong: %p', async (text, wrong) => {
  const { store, send } = setUp()
  store.write(text)
  expect(store.isWrong).toBe(wrong)
  await store.send()
  expect(send).toHaveBeenCalledTimes(wrong ? 0 : 1)
})

test('a double tap sends once, and the text is cleared', async () => {
  const { store, send } = setUp()
  store.write(' 这是抄袭的内容 ')
  expect(await Promise.all([store.send(), store.send()])).toEqual(['sent', null])
  expect(send.mock.calls).toEqual([['这是抄袭的内容']])
  expect([store.text, store.tried]).toEqual(['', false])
})

test('the text stays when the gateway did not get it', async () => {
  const { store } = setUp(jest.fn(() => Promise.reject(new Error('offline'))))
  store.write('这是抄袭的内容')
  await expect(store.send()).rejects.toThrow('offline')
  expect([store.text, store.sending]).toEqual(['这是抄袭的内容', false])
})

test('a repeated report is recognised', async () => {
  const { store } = setUp(jest.fn(async () => ({ again: true })))
  store.write('这是抄袭的内容')
  expect(await store.send()).toBe('again')
})

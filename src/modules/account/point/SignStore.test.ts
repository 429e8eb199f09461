import { SignStore } from './SignStore'

test('a double tap signs in once', async () => {
  const send = jest.fn(async () => ({ gained: 5 }))
  const store = new SignStore(send)
  expect(await Promise.all([store.sign(), store.sign()])).toEqual([5, 0])
  expect(send).toHaveBeenCalledTimes(1)
})

test('after a failure the button works again', async () => {
  const send = jest.fn(async () => ({ gained: 5 }))
  send.mockRejectedValueOnce(new Error('offline'))
  const store = new SignStore(send)
  await expect(store.sign()).rejects.toThrow('offline')
  expect(store.busy).toBe(false)
  expect(await store.sign()).toBe(5)
})

import { GatewayError } from '@/gateway/GatewayError'
import { dialog } from '@/ui/feedback/dialog'
import { storeWithRetry } from './storeWithRetry'

const file = { path: 'blob:a', name: 'a.jpg', size: 9 }
const lost = new GatewayError({ kind: 'network', code: 0, msg: '上传失败' })

function bucket(...answers: (string | Error)[]) {
  return jest.fn(() => {
    const answer = answers.shift()
    return {
      address: answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer ?? ''),
      abort: () => undefined,
    }
  })
}

test('after a lost connection the same file is offered again', async () => {
  jest.spyOn(dialog, 'confirm').mockResolvedValue(true)
  const store = bucket(lost, lost, '/oss/a')
  expect(await storeWithRetry(file, {}, store)).toBe('/oss/a')
  expect(store.mock.calls).toEqual([1, 2, 3].map(() => [file, {}]))
})

test('a user who declines the retry gets the error', async () => {
  jest.spyOn(dialog, 'confirm').mockResolvedValue(false)
  await expect(storeWithRetry(file, {}, bucket(lost))).rejects.toBe(lost)
})

test('a refused file is not tried again', async () => {
  const asked = jest.spyOn(dialog, 'confirm').mockClear()
  const refused = new GatewayError({ kind: 'business', code: 1, msg: '这不是可用的图片' })
  await expect(storeWithRetry(file, {}, bucket(refused))).rejects.toBe(refused)
  expect(asked).not.toHaveBeenCalled()
})

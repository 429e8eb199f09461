import { failedState } from './failedState'

const retry = () => undefined
/** Same shape as the gateway's errors. */
const refused = (errorName: string | null) => Object.assign(new Error(), { errorName, msg: `${errorName}` })

test.each(['NOTFOUND', 'DENIED', 'NOTDISTRIBUTOR', 'PARAM'] as const)('%s has no retry', (name) => {
  expect(failedState(refused(name), retry)).toEqual({ kind: 'error', message: name })
})

test.each(['SYSTEM', 'LIMIT', null])('%s offers a retry', (name) => {
  expect(failedState(refused(name), retry)).toEqual({ kind: 'error', message: `${name}`, onRetry: retry })
})

test('an error without a message shows that the system is busy', () => {
  expect(failedState(new Error('x'), retry)).toMatchObject({ message: '系统繁忙，请稍后再试', onRetry: retry })
})

test('without a network there is an automatic retry; final errors have none', () => {
  const offline = (errorName: string | null) => Object.assign(refused(errorName), { offline: true })
  expect(failedState(offline('SYSTEM'), retry)).toEqual({
    kind: 'error',
    message: 'SYSTEM',
    onRetry: retry,
    offline: true,
  })
  expect(failedState(offline('NOTFOUND'), retry)).not.toHaveProperty('offline')
})

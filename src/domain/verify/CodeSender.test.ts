import { CodeSender } from './CodeSender'

function open(send: (mobile: string) => Promise<unknown> = async () => true) {
  const device = { now: 1000, resendAt: 0 }
  const sender = () =>
    new CodeSender({
      send,
      now: () => device.now,
      kept: {
        read: () => device.resendAt,
        write: (resendAt) => {
          device.resendAt = resendAt
        },
      },
    })
  return { device, sender }
}

test('the next code waits a minute; after a failure the user may try at once, and why it failed stays until then', async () => {
  const send = jest.fn(async (_mobile: string): Promise<unknown> => true).mockRejectedValueOnce(new Error('LIMIT'))
  const { device, sender: make } = open(send)
  const sender = make()
  await expect(sender.send('13800138000')).rejects.toThrow('LIMIT')
  expect([sender.secondsLeft(), device.resendAt, sender.failure]).toEqual([0, 0, new Error('LIMIT')])
  expect(await sender.send('13800138000')).toBe(true)
  expect([sender.secondsLeft(), sender.failure]).toEqual([60, null])
  device.now += 59_001
  expect(sender.secondsLeft()).toBe(1)
  expect(await sender.send('13800138000')).toBe(false)
  device.now += 999
  expect(await sender.send('13800138000')).toBe(true)
  expect(send).toHaveBeenCalledTimes(3)
})

test('another number does not wait for the minute of a mistyped one, the same number does', async () => {
  const { device, sender } = open()
  const one = sender()
  await one.send('13800138000')
  device.now += 5000
  expect([one.secondsLeft(), one.secondsLeft('13800138000'), one.secondsLeft('13800138001')]).toEqual([55, 55, 0])
  expect(await one.send('13800138001')).toBe(true)
  expect(one.secondsLeft('13800138001')).toBe(60)
  // The device does not keep whose minute it was.
  expect(sender().secondsLeft('13800138000')).toBe(60)
})

test('two taps send one code', async () => {
  const send = jest.fn(async () => true)
  const sender = open(send).sender()
  await Promise.all([sender.send('1'), sender.send('1')])
  expect(send).toHaveBeenCalledTimes(1)
})

test('a reload does not shorten the minute, and a clock that was set back does not lengthen it', async () => {
  const { device, sender } = open()
  await sender().send('13800138000')
  device.now += 20_000
  const reloaded = sender()
  expect(reloaded.secondsLeft()).toBe(40)
  expect(await reloaded.send('13800138000')).toBe(false)
  device.now -= 3_600_000
  expect(sender().secondsLeft()).toBe(60)
})

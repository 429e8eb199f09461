import { CodeSender } from './CodeSender'

test('a second code waits for a minute; a failure may be tried again at once', async () => {
  let now = 1000
  let broken = true
  const sent: string[] = []
  const sender = new CodeSender({
    now: () => now,
    send: async (mobile) => {
      if (broken) throw new Error('LIMIT')
      sent.push(mobile)
    },
  })
  await expect(sender.send('13800138000')).rejects.toThrow('LIMIT')
  broken = false
  expect(await sender.send('13800138000')).toBe(true)
  expect(sender.secondsLeft()).toBe(60)
  now += 59_001
  expect(sender.secondsLeft()).toBe(1)
  expect(await sender.send('13800138000')).toBe(false)
  now += 999
  expect(await sender.send('13800138000')).toBe(true)
  expect(sent).toHaveLength(2)
})

test('two taps send one code', async () => {
  let sent = 0
  const sender = new CodeSender({
    now: () => 0,
    send: async () => {
      sent += 1
    },
  })
  await Promise.all([sender.send('1'), sender.send('1')])
  expect(sent).toBe(1)
})

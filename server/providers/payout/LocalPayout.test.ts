import { appendFile, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LocalPayout } from './LocalPayout'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'payouts-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('the local payout channel knows after a kill whom it has paid, also behind a line that was cut', async () => {
  const file = join(dir, 'payouts')
  const payout = { no: 'W1', kind: 'bank' as const, holder: '林小圈', number: '6222000000000001', amount: 100 }
  const paid = await new LocalPayout(file).send(payout)
  await appendFile(file, '["W2",{"sta')
  const next = new LocalPayout(file)
  expect(await next.find('W1')).toEqual(paid)
  expect(await next.find('W2')).toEqual({ state: 'unclear' })
  expect(await next.send({ ...payout, no: 'W3', number: '6222000000000000' })).toMatchObject({ state: 'refused' })
  expect(await new LocalPayout(file).find('W3')).toMatchObject({ state: 'refused' })
})

test('a payout that could not be written is unclear, and known once it is', async () => {
  const file = join(dir, 'payouts')
  const payout = { no: 'W1', kind: 'bank' as const, holder: '林小圈', number: '6222000000000001', amount: 100 }
  const channel = new LocalPayout(file)
  // Nothing can be appended to a folder.
  await mkdir(file)
  await expect(channel.send(payout)).rejects.toThrow('EISDIR')
  expect(await channel.find('W1')).toEqual({ state: 'unclear' })
  await rmdir(file)
  expect(await channel.send(payout)).toMatchObject({ state: 'paid' })
  expect(await new LocalPayout(file).find('W1')).toMatchObject({ state: 'paid' })
})

import { appendFile, mkdir, mkdtemp, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LocalPayout } from './LocalPayout'

const payout = { no: 'W1', kind: 'bank' as const, holder: '林小圈', number: '6222000000000001', amount: 100 }
let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'payouts-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('the local payout channel knows after a kill whom it has paid, also behind a line that was cut', async () => {
  const file = join(dir, 'payouts')
  const paid = await new LocalPayout(file).send(payout)
  await appendFile(file, '["W2",{"sta')
  const next = new LocalPayout(file)
  expect(await next.find('W1')).toEqual(paid)
  expect(await next.find('W2')).toEqual({ state: 'unclear' })
  expect(await next.send({ ...payout, no: 'W3', number: '6222000000000000' })).toMatchObject({ state: 'refused' })
  expect(await new LocalPayout(file).find('W3')).toMatchObject({ state: 'refused' })
})

test('a payout that could not be written is unclear, and known once it is', async () => {
  const folder = join(dir, 'payouts')
  const file = join(folder, 'list')
  const channel = new LocalPayout(file)
  expect(await channel.find('W1')).toEqual({ state: 'unclear' })
  // Nothing can be appended below a file.
  await writeFile(folder, '')
  await expect(channel.send(payout)).rejects.toThrow(/EEXIST|ENOTDIR/)
  expect(await channel.find('W1')).toEqual({ state: 'unclear' })
  await rm(folder)
  expect(await channel.send(payout)).toMatchObject({ state: 'paid' })
  expect(await new LocalPayout(file).find('W1')).toMatchObject({ state: 'paid' })
})

test('a file that cannot be read is not an empty one: nobody is paid twice, and it is read when it can be', async () => {
  const file = join(dir, 'payouts')
  await new LocalPayout(file).send({ ...payout, number: '6222000000000000' })
  await rename(file, `${file}.away`)
  await mkdir(file)
  const channel = new LocalPayout(file)
  await expect(channel.send(payout)).rejects.toThrow('EISDIR')
  await expect(channel.find('W1')).rejects.toThrow('EISDIR')
  await rmdir(file)
  await rename(`${file}.away`, file)
  // The first one's answer stands.
  expect(await channel.find('W1')).toMatchObject({ state: 'refused' })
  expect(await channel.send(payout)).toMatchObject({ state: 'refused' })
})

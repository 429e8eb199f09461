import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FolderInUse, lockFolder } from './lockFolder'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quanzi-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a folder has one server at a time', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`)
  await release()
  await (await lockFolder(folder))()
})

test('of ten servers that start together, one gets the folder', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
  const won = tries.filter((one) => one.status === 'fulfilled')
  expect(won).toHaveLength(1)
  await won[0]?.value()
})

test('a killed server’s folder is free at once', async () => {
  const script = `require('node:net').createServer(() => {}).listen(${JSON.stringify(join(folder, 'server.sock'))}, () => console.log('up'))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (await lockFolder(folder))()
})

test('a folder with a long path is locked too', async () => {
  const deep = join(folder, 'x'.repeat(120))
  const release = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow(FolderInUse)
  await release()
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { lockFolder } from './db/lockFolder'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quanzi-main-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Starts the server in a process of its own, where it must fail. Returns its output and its exit code. */
async function refusedStart(env: Readonly<Record<string, string>>): Promise<{ said: string; code: unknown }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'main.ts')], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { said, code }
}

test('a second server on a data folder is refused with a helpful message', async () => {
  const release = await lockFolder(folder)
  expect(await refusedStart({})).toEqual({
    said:
      `Another server (process ${process.pid}) is using the data folder ${folder}. Stop it, or choose another ` +
      'folder with DATA_DIR. Several servers can share one site with DATABASE_URL.\n',
    code: 1,
  })
  await release()
})

test('all errors of a configuration are reported', async () => {
  expect(await refusedStart({ PORT: '99999', LOG_LEVEL: 'loud' })).toEqual({
    said: expect.stringMatching(
      /^The configuration is wrong:\nPORT is above 65535\nLOG_LEVEL must be one of [\w, ]+\n$/,
    ),
    code: 1,
  })
})

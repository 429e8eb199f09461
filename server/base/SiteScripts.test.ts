import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getSiteInfo } from '@quanzi/contract'
import { createTestServer, type TestServer } from '../testing/createTestServer'
import { MAX_SCRIPT_BYTES, SiteScripts } from './SiteScripts'

let folder: string
let error: jest.Mock
let scripts: SiteScripts
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quanzi-scripts-'))
  error = jest.fn()
  scripts = new SiteScripts(folder, { error })
})
afterEach(() => rm(folder, { recursive: true }))

const put = async (name: string, content: string | Buffer, at = 1) => {
  await writeFile(join(folder, name), content)
  await utimes(join(folder, name), at, at)
}

test('a tenant has the script of its own file, and a changed file counts at once', async () => {
  await put('1000.js', 'a()')
  expect([await scripts.of(1000), await scripts.of(3073)]).toEqual(['a()', ''])
  await put('1000.js', 'b()', 2)
  expect(await scripts.of(1000)).toBe('b()')
  await rm(join(folder, '1000.js'))
  expect(await scripts.of(1000)).toBe('')
})

test.each([
  ['too long a file', 'x'.repeat(MAX_SCRIPT_BYTES + 1)],
  ['a file that is not UTF-8', Buffer.from([0xff, 0xfe, 0x41])],
])('%s is not used, and the log reports that once', async (_, content) => {
  await put('1000.js', content)
  expect([await scripts.of(1000), await scripts.of(1000)]).toEqual(['', ''])
  expect(error).toHaveBeenCalledTimes(1)
})

describe('the site info', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer({ env: { SITE_SCRIPTS: join(tmpdir(), `quanzi-site-scripts-${process.pid}`) } })
    await server.db.insertInto('tenants').values({ iid: 1000, name: '山野圈', settings: '{}' }).execute()
  })
  afterAll(() => server.close())

  test('carries no script unless the operator has put one in the folder', async () => {
    expect(await server.call(getSiteInfo, { iid: 1000 })).toMatchObject({ mjs: '', name: '山野圈' })
  })

  test('no table that a tenant edits has a place for a script', async () => {
    const tables = await server.db.introspection.getTables()
    const columns = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    expect(columns.filter((column) => /mjs|(?<!de)script/i.test(column))).toEqual([])
  })
})

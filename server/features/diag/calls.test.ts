import { REPORT_LENGTH, sendDiagnosis } from '@quanzi/contract'
import { createTestServer, type TestServer } from '../../testing/createTestServer'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ tenants: [1000] })
})
afterAll(() => server.close())

let sent = 0
const report = (data: Record<string, unknown>, reqId = `diagnosis-${++sent}`) =>
  server.call(sendDiagnosis, { iid: 1000, reqId, kind: 'video', device: { target: 'h5' }, data })

test('a report is stored under a number; a repeat is stored once', async () => {
  const first = await report({ firstFrame: 320 }, 'diagnosis-twice')
  expect(await report({ firstFrame: 320 }, 'diagnosis-twice')).toEqual(first)
  const rows = await server.db.selectFrom('diag_reports').selectAll().execute()
  expect(rows).toMatchObject([{ id: Number(first.id), kind: 'video', data: { firstFrame: 320 }, iid: 1000 }])
})

test('more than 16 kB is refused', async () => {
  await expect(report({ log: 'x'.repeat(REPORT_LENGTH) })).rejects.toMatchObject({ code: 1000003 })
})

test('the eleventh report within an hour is refused, and accepted an hour later', async () => {
  for (let n = 1; n < 10; n++) await report({ n })
  await expect(report({ n: 11 })).rejects.toMatchObject({ code: 1000006 })
  server.time.now += 3_600_001
  await expect(report({ n: 11 })).resolves.toHaveProperty('id')
})

import { importFaults } from './importFaults'

const faultsOf = (files: Readonly<Record<string, string>>) => importFaults(new Map(Object.entries(files)))

test('a file may import from a lower room; an import from a higher room is named', () => {
  const files = {
    'server/db/openDatabase.ts': "import { log } from '../base/log'\n",
    'server/base/log.ts': '',
    'server/trade/refunds.ts': "import type { Db } from '../db/openDatabase'\n",
  }
  expect(faultsOf(files)).toEqual([])
  expect(faultsOf({ ...files, 'server/base/log.ts': "import type { Db } from '../db/openDatabase'\n" })).toContain(
    'server/base/log.ts imports server/db/openDatabase.ts, which is in a higher room',
  )
})

test('only the composition imports features, and only cli/ imports the composition', () => {
  const calls = "import { orders } from './features/orders/calls'\n"
  const files = { 'server/features.ts': calls, 'server/features/orders/calls.ts': '' }
  expect(faultsOf({ ...files, 'server/cli/printCalls.ts': "import { CALL_GROUPS } from '../features'\n" })).toEqual([])
  expect(faultsOf({ ...files, 'server/trade/jobs.ts': "import { orders } from '../features/orders/calls'\n" })).toEqual(
    ['server/trade/jobs.ts imports server/features/orders/calls.ts, which is in a higher room'],
  )
  expect(faultsOf({ ...files, 'server/features/pay/calls.ts': "import { JOBS } from '../../features'\n" })).toEqual([
    'server/features/pay/calls.ts imports server/features.ts, which is in a higher room',
  ])
})

test('a feature imports only the public file of another feature', () => {
  const files = {
    'server/features/orders/queries.ts': '',
    'server/features/orders/public.ts': "export { orderDetail } from './queries'\n",
  }
  expect(
    faultsOf({ ...files, 'server/features/pay/calls.ts': "import { orderDetail } from '../orders/public'\n" }),
  ).toEqual([])
  expect(
    faultsOf({ ...files, 'server/features/pay/calls.ts': "import { orderDetail } from '../orders/queries'\n" }),
  ).toEqual([expect.stringMatching(/^server\/features\/pay\/calls.ts imports server\/features\/orders\/queries.ts/)])
})

test('a file that only reads is a query: it imports no call, not even a type', () => {
  const context = "import type { Context } from '../../call/Context'\n"
  const reading = `${context}export const paid = (ctx: Context) => ctx.db.selectFrom('payment').execute()\n`
  const writing = `${reading}export const pay = (ctx: Context) => ctx.db.updateTable('payment').execute()\n`
  const faultsWith = (name: string, text: string) => faultsOf({ 'server/call/Context.ts': '', [name]: text })
  expect(
    faultsWith('server/features/pay/calls.ts', `${reading}export const pay: Handlers<typeof payCalls> = {}\n`),
  ).toEqual([])
  expect(faultsWith('server/features/pay/openPayment.ts', writing)).toEqual([])
  for (const name of ['server/features/pay/queries.ts', 'server/features/pay/payments.ts', 'server/trade/seenOrder.ts'])
    expect(faultsWith(name, reading.replace('../../call', name.includes('trade') ? '../call' : '../../call'))).toEqual([
      expect.stringMatching(/ imports server\/call\/Context.ts: a query takes a Db/),
    ])
  expect(
    faultsWith('server/features/pay/payments.ts', `${context}export const all = readPage<Row>(reader)\n`),
  ).toHaveLength(1)
})

test('files that import each other are named together, also for type imports and imports over several lines', () => {
  const files = {
    'server/trade/settle.ts': "import {\n  type Mover,\n  moveChain,\n} from './moveChain'\n",
    'server/trade/moveChain.ts': "export { lifeOf } from './life'\n",
    'server/trade/life.ts': "import type { Settled } from './settle'\n",
  }
  expect(faultsOf(files)).toEqual([
    'server/trade/life.ts, server/trade/moveChain.ts, server/trade/settle.ts import each other',
  ])
  expect(faultsOf({ ...files, 'server/trade/life.ts': "import { sql } from 'kysely'\n" })).toEqual([])
})

test('an unknown folder is named, and tests may import anything', () => {
  expect(faultsOf({ 'server/utils/x.ts': '' })).toEqual([expect.stringMatching(/no such room/)])
  expect(
    faultsOf({
      'server/base/log.test.ts': "import { buildApp } from '../app'\n",
      'server/testing/Till.ts': "import { buildApp } from '../app'\n",
      'server/app.ts': '',
    }),
  ).toEqual([])
})

test('test helpers of a room import nothing from higher rooms', () => {
  const files = {
    'server/providers/face/testing/photoSet.ts': "import { drawPicture } from '../../../delivery/media/art/picture'\n",
    'server/features/registration/testing/applicant.ts': "import { Till } from '../../../testing/Till'\n",
    'server/delivery/media/art/picture.ts': '',
    'server/testing/Till.ts': '',
  }
  expect(faultsOf(files)).toEqual([
    'server/providers/face/testing/photoSet.ts imports server/delivery/media/art/picture.ts, which is in a higher room',
    'server/features/registration/testing/applicant.ts imports server/testing/Till.ts, which is in a higher room',
  ])
})

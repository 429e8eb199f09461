import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import {
  decideReview,
  listReviews,
  loginByMobile,
  type RegistrationReview,
  type ReviewItem,
  shanghaiDay,
} from '@quanzi/contract'
import { readConfig } from '../base/config'
import { DEMO_ACCOUNTS } from '../seed/tenants'
import { GatewayClient } from './GatewayClient'

const HELP = `Reviews applications through a running server.

  npm run review -- --iid 3073                                what is waiting
  npm run review -- --iid 3073 --reg <id>                     one of them, with its answers
  npm run review -- --iid 3073 --reg <id> --pass [--note …]
  npm run review -- --iid 3073 --reg <id> --refill --note …   back to the applicant

  --server    address of the server, default http://127.0.0.1:$PORT
  --mobile, --password   a member of staff with the right "review"; default the demo account of the tenant
`

const options = {
  iid: { type: 'string' },
  reg: { type: 'string' },
  pass: { type: 'boolean', default: false },
  refill: { type: 'boolean', default: false },
  note: { type: 'string', default: '' },
  server: { type: 'string' },
  mobile: { type: 'string' },
  password: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const STATES: Readonly<Record<string, string>> = { 2: '审核通过，待缴费', 3: '报名成功', 4: '需重新填写' }

const day = (at: number) => shanghaiDay(at)

/** Lists or decides, and returns the lines to print. Refusals are thrown with the server's message. */
export async function review(argv: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { values } = parseArgs({ args: [...argv], options })
  const iid = Number(values.iid)
  if (values.help || !Number.isSafeInteger(iid) || iid <= 0) return HELP
  if (values.pass && values.refill) throw new Error('--pass and --refill exclude each other')
  if ((values.pass || values.refill) && !values.reg) throw new Error('--reg says which registration')

  const demo = DEMO_ACCOUNTS.find((account) => account.iid === iid && account.role === '工作人员')
  const client = new GatewayClient(values.server ?? `http://127.0.0.1:${readConfig(env).port}`)
  const loginName = values.mobile ?? demo?.mobile
  const passWord = values.password ?? demo?.password
  if (!loginName || !passWord) throw new Error('--mobile and --password say who reviews')
  const { t2 } = await client.call(loginByMobile, { iid, loginName, passWord })
  client.bearer = t2

  const kind = 'registration'
  if (values.reg && (values.pass || values.refill)) {
    const decision = values.pass ? 'pass' : 'refuse'
    const { state } = await client.call(decideReview, {
      iid,
      reqId: randomUUID(),
      kind,
      id: values.reg,
      decision,
      note: values.note,
    })
    return `${values.reg}: ${STATES[state] ?? state}\n`
  }
  const { list, total } = await client.call(listReviews, { iid, kind, id: values.reg, pageSize: 50 })
  if (list.length === 0) return '没有待审核的报名\n'
  const lines = values.reg
    ? list.map((item) => detail(item))
    : list.map(({ id, who, at }) => `${id}\t${who}\t${day(at)}\n`)
  return `${lines.join('')}${total > list.length ? `共 ${total} 份\n` : ''}`
}

function detail({ id, who, at, data }: ReviewItem): string {
  const { photo, groups } = data as unknown as RegistrationReview
  const answers = groups.map(
    ({ groupName, answers }) => `${groupName}\n${answers.map(({ name, value }) => `  ${name}: ${value}\n`).join('')}`,
  )
  return `${id} ${who} ${day(at)}\n${answers.join('')}照片 ${photo}\n`
}

if (require.main === module) {
  review(process.argv.slice(2), process.env).then(
    (text) => process.stdout.write(text),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exit(1)
    },
  )
}

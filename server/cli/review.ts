import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { decideReview, listReviews, loginByMobile, REVIEW_KINDS, type ReviewKind } from '@quanzi/contract'
import { readConfig } from '../base/config'
import { DEMO_ACCOUNTS } from '../seed/tenants'
import { GatewayClient } from './GatewayClient'
import { reviewLines, stateText } from './reviewLines'

const HELP = `Reviews what waits for staff, through a running server.

  npm run review -- --iid 3073                                what is waiting
  npm run review -- --iid 3073 --id <id>                      one of them, with its answers
  npm run review -- --iid 3073 --id <id> --pass [--note …]
  npm run review -- --iid 3073 --id <id> --refuse --note …    back to the applicant
  npm run review -- --iid 1000 --kind withdrawal              requests of another kind

  --kind      ${REVIEW_KINDS.join(', ')}; default registration
  --reg, --refill   the same as --id and --refuse, for registrations
  --server    address of the server, default http://127.0.0.1:$PORT
  --mobile, --password   a member of staff with the right "review", for withdrawals "money"; default the demo account
              of the tenant
`

const options = {
  iid: { type: 'string' },
  kind: { type: 'string', default: 'registration' },
  id: { type: 'string' },
  reg: { type: 'string' },
  pass: { type: 'boolean', default: false },
  refuse: { type: 'boolean', default: false },
  refill: { type: 'boolean', default: false },
  note: { type: 'string', default: '' },
  server: { type: 'string' },
  mobile: { type: 'string' },
  password: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const isKind = (kind: string): kind is ReviewKind => REVIEW_KINDS.some((known) => known === kind)

/** Lists or decides, and returns the lines to print. Refusals are thrown with the server's message. */
export async function review(argv: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { values } = parseArgs({ args: [...argv], options })
  const iid = Number(values.iid)
  if (values.help || !Number.isSafeInteger(iid) || iid <= 0) return HELP
  const { kind, pass, note } = values
  if (!isKind(kind)) throw new Error(`--kind is one of ${REVIEW_KINDS.join(', ')}`)
  const id = values.id ?? values.reg
  const refuse = values.refuse || values.refill
  if (pass && refuse) throw new Error('--pass and --refuse exclude each other')
  if ((pass || refuse) && !id) throw new Error('--id says which request')

  const demo = DEMO_ACCOUNTS.find((account) => account.iid === iid && account.role === '工作人员')
  const client = new GatewayClient(values.server ?? `http://127.0.0.1:${readConfig(env).port}`)
  const loginName = values.mobile ?? demo?.mobile
  const passWord = values.password ?? demo?.password
  if (!loginName || !passWord) throw new Error('--mobile and --password say who reviews')
  const { t2 } = await client.call(loginByMobile, { iid, loginName, passWord })
  client.bearer = t2

  if (id && (pass || refuse)) {
    const decision = pass ? 'pass' : 'refuse'
    const { state } = await client.call(decideReview, { iid, reqId: randomUUID(), kind, id, decision, note })
    return `${id}: ${stateText(kind, state)}\n`
  }
  return reviewLines(kind, await client.call(listReviews, { iid, kind, id, pageSize: 50 }), id !== undefined)
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

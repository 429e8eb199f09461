import { isIP } from 'node:net'
import type { Config } from './base/config'
import type { Providers } from './providers/Providers'
import { LocalPayment } from './providers/payment/LocalPayment'
import { LocalSms } from './providers/sms/LocalSms'
import { LocalWechat } from './providers/wechat/LocalWechat'

/** What a stranger can do with each stand-in. */
const RISKS = [
  { stands: ({ sms }: Chosen) => sms instanceof LocalSms, what: 'codes by text message are only printed in this log' },
  {
    stands: ({ wechat }: Chosen) => wechat instanceof LocalWechat,
    what: 'anybody can log in with anybody else’s number',
  },
  { stands: ({ payment }: Chosen) => payment instanceof LocalPayment, what: 'anybody can pay without money' },
] as const

type Chosen = Pick<Providers, 'sms' | 'wechat' | 'payment'>

/** True for a host that can be reached only from this machine. */
const isLoopback = (host: string): boolean => {
  const name = host.replace(/^\[|\]$/g, '')
  return name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))
}

/** The warning at start when others can reach stand-ins of outside services; null when nobody can. */
export function standInWarning({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>, chosen: Chosen): string | null {
  const risks = RISKS.filter(({ stands }) => stands(chosen)).map(({ what }) => what)
  const open = [host, new URL(publicUrl).hostname].filter((name) => !isLoopback(name))
  if (risks.length === 0 || open.length === 0) return null
  const line = '!'.repeat(78)
  return [
    '',
    line,
    `!! Others can reach this server (${open.join(', ')}), and it simulates outside services:`,
    ...risks.map((risk) => `!!   ${risk}`),
    '!! Show it only to people you trust. HOST=127.0.0.1 limits it to this machine,',
    '!! STAND_INS=none turns the simulations off.',
    line,
    '',
  ].join('\n')
}

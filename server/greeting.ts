import { networkInterfaces } from 'node:os'
import { toString as drawQrCode } from 'qrcode'
import type { Config } from './base/config'
import { printedCard, UNSOLD_CARDS } from './seed/1000/cards'
import { DEMO_ACCOUNTS } from './seed/tenants'

/** The machine's first address for other devices in the network; null when the server listens locally only. */
function networkAddress({ host, port }: Config): string | null {
  if (host === '127.0.0.1' || host === 'localhost') return null
  const own = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)
  return own ? `http://${own.address}:${port}` : null
}

/** The information for a person at the terminal: address, QR code for the phone, demo accounts. */
export async function greeting(config: Config): Promise<string> {
  const forPhones = networkAddress(config) ?? config.publicUrl
  const code = await drawQrCode(`${forPhones}/`, { type: 'terminal', small: true })
  const accounts = DEMO_ACCOUNTS.map(
    ({ iid, role, name, mobile, password }) => `  ${iid}  ${mobile}  ${password}  ${role} ${name}`,
  )
  return [
    '',
    `圈子 is open at ${config.publicUrl}`,
    ...(forPhones === config.publicUrl ? [] : [`On a phone in this network: ${forPhones}`]),
    '',
    code,
    'Demo accounts (tenant, mobile, password):',
    ...accounts,
    `Printed cards to activate (tenant, number, password), ${UNSOLD_CARDS} that differ in their last digits:`,
    ...[1, UNSOLD_CARDS].map(printedCard).map(({ no, pwd }) => `  1000  ${no}  ${pwd}`),
    'Login and registration codes are printed below as they are sent.',
    '',
  ].join('\n')
}

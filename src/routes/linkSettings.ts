import { config } from '@/config'
import { address } from '@/platform/address'
import type { AllowedHosts } from './judgeAddress'
import type { LinkSettings } from './linkOf'

const settings = {
  officialSite: config.officialSite,
  partnerPages: {} as Readonly<Record<string, string>>,
  log: (line: string) => console.warn(line),
}

/** Partner pages belong to the tenant and come with its site info. */
export function configureLinks(parts: Partial<LinkSettings>): void {
  Object.assign(settings, parts)
}

export const linkSettings = (): LinkSettings => settings

const hostOf = (url: string): string =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .toLowerCase()

/** Links may lead to the operator's own site, its partners and the gateway only. */
export function allowedHosts(): AllowedHosts {
  const known = [settings.officialSite, config.gatewayOrigin, ...Object.values(settings.partnerPages)]
  return { ownOrigin: address.origin(), hosts: new Set(known.filter((url) => url !== '').map(hostOf)) }
}

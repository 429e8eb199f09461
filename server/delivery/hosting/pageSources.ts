import type { BuildSources } from '@quanzi/contract'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Config } from '../../base/config'
import type { Db } from '../../db/schema'
import type { TenantSettings } from '../../db/schema/site'
import { TenantNumber } from '../../gateway/TenantNumber'
import type { Sources } from './contentPolicy'

interface Asked {
  readonly db: Db
  readonly config: Pick<Config, 'publicUrl' | 'gatePort'>
  /** The origins that the app's build was made for. */
  readonly build: BuildSources
  readonly iid: number
  /** The page's host name, on which the chat gate listens too. */
  readonly hostname: string
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/**
 * The origins that a tenant's pages may read from: `settings.sources` of the tenant and of the communities that it
 * lists (the app opens those without another page load), every host of this site, and the origins of the build.
 */
export async function pageSources({ db, config, build, iid, hostname }: Asked): Promise<Sources> {
  // An address may contain a number that no tenant can have; then only this site counts.
  const known = v.is(TenantNumber, iid) ? iid : 0
  const { rows } = await sql<{ settings: TenantSettings; domains: string[] | null }>`
    select t.settings, (select array_agg(d.domain) from domains d where d.iid = t.iid) as domains
    from tenants t
    where t.iid = ${known} or t.iid::text in (
      select c.extra ->> 'iid' from config_items c where c.iid = ${known} and c.type = 'community')`.execute(db)
  const of = (kind: keyof Sources) =>
    rows.flatMap(({ settings }) => texts((settings.sources as Partial<Sources> | undefined)?.[kind]))
  const { protocol, origin, port } = new URL(config.publicUrl)
  const domains = rows.flatMap((row) => row.domains ?? [])
  const site = [origin, ...domains.map((domain) => `${protocol}//${domain}${port ? `:${port}` : ''}`)]
  const gate = ['ws', 'wss'].map((scheme) => `${scheme}://${hostname}:${config.gatePort}`)
  return {
    pictures: [...site, ...build.pictures, ...of('pictures')],
    media: [...site, ...of('media')],
    connect: [...site, ...gate, ...build.connect, ...of('connect')],
  }
}

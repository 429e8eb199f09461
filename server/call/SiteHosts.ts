import type { Config } from '../base/config'
import type { Db } from '../db/schema'

/**
 * The configured hosts: that of PUBLIC_URL and the tenants' domains. A request's Host header or page counts only when
 * it is one of them.
 */
export class SiteHosts {
  private readonly home: URL

  constructor(
    private readonly db: Db,
    { publicUrl }: Pick<Config, 'publicUrl'>,
  ) {
    this.home = new URL(publicUrl)
  }

  /** The origin to use in an answer to this host name: a tenant's domain, else that of PUBLIC_URL. */
  async originFor(hostname: string): Promise<string> {
    const origin = new URL(this.home)
    if (hostname !== origin.hostname && (await this.tenantOf(hostname)) !== null) origin.hostname = hostname
    return origin.origin
  }

  /** True for the host name of PUBLIC_URL. */
  isHomeHost(hostname: string): boolean {
    return hostname === this.home.hostname
  }

  isHome(origin: string | null): boolean {
    return origin === this.home.origin
  }

  /**
   * True when an origin has one of the tenant's own hosts, and the scheme and port of this site. Cookies do not
   * separate ports.
   */
  async isOf(iid: number, origin: string | null): Promise<boolean> {
    if (origin === null || !URL.canParse(origin)) return false
    const { protocol, hostname, port } = new URL(origin)
    return protocol === this.home.protocol && port === this.home.port && (await this.tenantOf(hostname)) === iid
  }

  private async tenantOf(hostname: string): Promise<number | null> {
    if (!/^[\w.-]{1,253}$/.test(hostname)) return null
    const row = await this.db
      .selectFrom('domains')
      .select('iid')
      .where('domain', '=', hostname.toLowerCase())
      .executeTakeFirst()
    return row?.iid ?? null
  }
}

import {
  type ConfigItem,
  DEFAULT_CID,
  DEFAULT_IID,
  PAY_PATH,
  SITE_INFO_RELOAD_MS,
  type SiteInfo,
} from '@quanzi/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { isGatewayError } from '@/gateway/GatewayError'
import { defaultTabs, type Tab, tabsOf } from './tabs'

interface Parts {
  /** `/api/aboutme/get`. */
  readonly fetchSite: (iid: number) => Promise<SiteInfo | null>
  /** `/api/config/list` type tabBar. */
  readonly fetchTabBar: (iid: number) => Promise<readonly ConfigItem[]>
  /** The parts of both that came with the page. */
  readonly brought: (iid: number) => {
    readonly site?: SiteInfo | null | undefined
    readonly tabBar?: readonly ConfigItem[] | undefined
  }
  /** Runs `action` after `ms`; returns a function that cancels it. */
  readonly later: (ms: number, action: () => void) => () => void
}

/** The current tenant: site info, tab bar and colours. */
export class TenantStore {
  iid = DEFAULT_IID
  /** The channel; added to links when it is not 1000. */
  cid = DEFAULT_CID
  site: SiteInfo | null = null
  tabs: readonly Tab[] = defaultTabs(DEFAULT_IID)
  /** The reason why the tenant's first load failed; the shell shows it. */
  problem: string | null = null
  /** True when the tenant does not exist: the shell shows the 404 screen instead of the requested one. */
  missing = false
  private entered = false
  private stopReload: () => void = () => undefined

  constructor(private readonly parts: Parts) {
    makeAutoObservable<TenantStore, 'parts' | 'stopReload' | 'entered'>(this, {
      parts: false,
      stopReload: false,
      entered: false,
      site: observableRef,
      tabs: observableRef,
    })
  }

  get name(): string {
    return this.site?.name ?? ''
  }

  /** The tenant's accent colour; '' for the product's own. */
  get colour(): string {
    return this.site?.color ?? ''
  }

  /**
   * Call before the first screen: it then renders once, with the tenant's data that came with the page. Without
   * such data `enter` requests it.
   */
  begin(iid: number, cid: number): void {
    const { site, tabBar } = this.parts.brought(iid)
    if (!site || !tabBar) return
    this.entered = true
    this.iid = iid
    this.cid = cid
    this.site = site
    this.tabs = tabsOf(tabBar, iid)
  }

  /** Call it for every screen: a change of tenant loads the new site. Resolves when that is done. */
  async enter(iid: number, cid: number): Promise<void> {
    this.cid = cid
    if (this.entered && iid === this.iid) return
    this.entered = true
    this.iid = iid
    this.site = null
    this.problem = null
    this.missing = false
    this.tabs = defaultTabs(iid)
    await Promise.all([this.load(), this.loadTabs()])
  }

  /** Reads the site info again 4000 ms after a route change, except on the way to paying. */
  routeChanged(path: string): void {
    this.stopReload()
    if (path.includes(PAY_PATH)) return
    this.stopReload = this.parts.later(SITE_INFO_RELOAD_MS, () => void this.load())
  }

  async load(): Promise<void> {
    const { iid } = this
    try {
      const site = await this.parts.fetchSite(iid)
      runInAction(() => {
        if (iid !== this.iid) return
        this.site = site
        this.problem = null
        this.missing = false
      })
    } catch (error) {
      // When a later load fails, the known site info stays valid.
      if (iid !== this.iid || this.site !== null) return
      runInAction(() => {
        if (isGatewayError(error, 'NOTFOUND')) this.missing = true
        else this.problem = error instanceof Error ? error.message : String(error)
      })
    }
  }

  private async loadTabs(): Promise<void> {
    const { iid } = this
    const rows = await this.parts.fetchTabBar(iid).catch(() => [])
    runInAction(() => {
      if (iid === this.iid) this.tabs = tabsOf(rows, iid)
    })
  }
}

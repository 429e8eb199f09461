import { build, buildMini } from '@quanzi/contract'
import { config } from '@/config'
import type { ConfigPageStore } from '@/hooks/configPage/ConfigPageStore'
import type { ShareContent } from '@/platform/share/types'
import type { TenantStore } from '@/session/TenantStore'

/** What a shared home page says of itself: the page's own words, else the tenant's. */
export function homeShare(
  { share, title }: Pick<ConfigPageStore, 'share' | 'title'>,
  { iid, name, site }: TenantStore,
): ShareContent {
  return {
    title: share?.title || name || title,
    desc: share?.desc ?? '',
    link: share?.link || `${config.gatewayOrigin}${build('index.home', { iid })}`,
    imgUrl: share?.imgUrl || site?.logo || '',
    miniPath: buildMini('index.home', { iid }),
  }
}

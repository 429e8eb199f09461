import type { Shareable } from '@/overlays/share/useShareMenu'
import type { ConfigPageStore } from '@/screens/configPage/ConfigPageStore'
import type { TenantStore } from '@/session/TenantStore'

/** Title, text and picture of a shared home page: the page's own, else the tenant's. */
export const homeShare = (
  { share, title }: Pick<ConfigPageStore, 'share' | 'title'>,
  { name, site }: TenantStore,
): Shareable => ({
  title: share?.title || name || title,
  desc: share?.desc ?? '',
  imgUrl: share?.imgUrl || site?.logo || '',
  ...(share?.link ? { link: share.link } : {}),
})

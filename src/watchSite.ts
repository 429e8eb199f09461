import { BARE_PAGE, rootFontSize, STAT_TYPE, tripLayout } from '@quanzi/contract'
import { reaction } from 'mobx'
import { countUse } from '@/gateway/countUse'
import { t } from '@/locales/t'
import { lifecycle } from '@/platform/lifecycle'
import { offlinePage } from '@/platform/offlinePage'
import { pageLoad } from '@/platform/pageLoad'
import { preview } from '@/platform/preview'
import { rootSize } from '@/platform/rootSize'
import { siteScript } from '@/platform/siteScript'
import { configureLinks } from '@/routes/linkSettings'
import { currentPath } from '@/routes/login'
import { replace } from '@/routes/navigate'
import { type Place, placePath } from '@/routes/Place'
import { showFailedStart } from '@/screens/shell/failedStart'
import type { TenantStore } from '@/session/TenantStore'
import { dialog } from '@/ui/feedback/dialog'
import { pageLoads } from '@/ui/feedback/PageLoads'
import { toast } from '@/ui/feedback/toast'

const siteLayout = (width: number) => ({ rootFontPx: rootFontSize(width), bodyWidthPx: null })

let viewed = ''

/** The shell's tasks besides the screens: runs the site's script, reports a failed start, shows page loads. */
export function watchSite(tenant: TenantStore): void {
  reaction(
    () => tenant.site?.mjs,
    (source) => source && siteScript.run(`site-script-${tenant.iid}.js`, source, console.warn),
  )
  reaction(
    () => tenant.site?.partnerPages,
    (partnerPages = {}) => configureLinks({ partnerPages }),
  )
  reaction(
    () => (tenant.site ? tenant.iid : 0),
    (iid) => iid > 0 && preview.whenOver(() => offlinePage.keep(`${BARE_PAGE}?iid=${iid}`)),
  )
  reaction(
    () => tenant.problem,
    // Once the user has closed the message, load the site again; a second failure stays silent.
    (message) => message && void dialog.alert({ message }).then(() => tenant.load()),
  )
  // When the network is back, a site that failed to load is loaded again.
  lifecycle.onNetworkChange((online) => online && tenant.site === null && void tenant.load())
  reaction(
    () => tenant.missing,
    (missing) => missing && leaveMissing(),
  )
  pageLoad.watch({
    begin: (path) => pageLoads.begin(path),
    failed() {
      pageLoads.failed()
      if (pageLoads.hasPage) toast.error(t('offline'))
      else showFailedStart()
    },
  })
}

/** Leads from a screen of a tenant that does not exist to the missing page. */
export const leaveMissing = () => void replace('root.missing', { from: currentPath() })

/** Counts a screen that has come to the front once, and sets its root font size. */
export function watchPlace(place: Place): void {
  rootSize.follow(place.name === 'trip.detail' ? tripLayout : siteLayout)
  const path = placePath(place)
  if (path === viewed) return
  viewed = path
  const { id } = place.params as { readonly id?: string }
  preview.whenOver(() => countUse(STAT_TYPE.pageView, { iid: place.iid, path, id }))
}

import { imageAtWidth, KEY_PARAM, parseShortUrl, resolve, routeOf } from '@quanzi/contract'
import { reaction } from 'mobx'
import { chatEntry } from '@/chat/ChatEntry'
import { ChatLayer } from '@/chat/ChatLayer'
import { configureChat } from '@/chat/openChat'
import { config } from '@/config'
import { watchConsent } from '@/domain/privacy/watchConsent'
import { call } from '@/gateway/call'
import { configureGateway } from '@/gateway/gatewayState'
import { signPage } from '@/gateway/signPage'
import { askedLanguage } from '@/locales/askedLanguage'
import { errorText } from '@/locales/errorText'
import { language } from '@/locales/Language'
import { address } from '@/platform/address'
import { environment } from '@/platform/environment'
import { lifecycle } from '@/platform/lifecycle'
import { pageLanguage } from '@/platform/pageLanguage'
import { pageTheme } from '@/platform/pageTheme'
import { preload } from '@/platform/preload'
import { staleBuild } from '@/platform/staleBuild'
import { system } from '@/platform/system'
import { wechat } from '@/platform/wechat'
import { openLogin } from '@/routes/login'
import { back } from '@/routes/navigate'
import { configureScanned } from '@/routes/openScanned'
import { type Place, placeOf } from '@/routes/Place'
import { onPlaceShown } from '@/routes/placeEvents'
import { SideRail } from '@/screens/shell/SideRail'
import { createSession } from '@/session/createSession'
import { chooseLanguage, keptLanguage, showLanguage } from '@/session/keptLanguage'
import { loadNative } from '@/session/native/loadNative'
import type { Session } from '@/session/Session'
import { setPictureWidths } from '@/ui/media/pictureSize'
import { addScreenOverlay, setScreenHost } from '@/ui/screen/screenHost'
import { theme } from '@/ui/theme/Theme'
import { leaveMissing, watchPlace, watchSite } from './watchSite'

/** Connects the rooms at launch: gateway and session, the frame's back button, the language. */
export function startApp(): Session {
  const session = createSession({ openLogin })
  configureGateway({
    identity: () => ({
      u: session.member.openid ?? undefined,
      bearer: environment().target === 'h5' ? undefined : (session.member.token ?? undefined),
      language: language.code === 'en' ? 'en' : 'zh',
      iid: session.member.iid || undefined,
      rid: session.member.rid || undefined,
    }),
    onLoginRequired: () => session.member.forget(),
  })
  wechat.setSources({
    script: `${config.gatewayOrigin}/wxservice2/jssdk.js`,
    sign: (page) => signPage(session.tenant.iid, page),
  })
  watchConsent()
  staleBuild.watch()
  setScreenHost({ back: () => void back() })
  setPictureWidths(imageAtWidth)
  addScreenOverlay(SideRail)
  configureScanned({ targetOf: (url) => call(parseShortUrl, { url }), failed: errorText })
  reaction(() => language.code, pageLanguage.set, { fireImmediately: true })
  // Before the first render, because texts that do not observe the language would keep the old one.
  showLanguage(askedLanguage(address.current()) ?? keptLanguage())
  reaction(
    () => session.member.userId,
    (userId) => userId && void session.distribution.lock(session.tenant.iid, userId),
  )
  theme.followSystem(system.facts().theme === 'dark')
  reaction(() => theme.mode, pageTheme.set)
  lifecycle.onThemeChange((look) => theme.followSystem(look === 'dark'))
  reaction(
    () => session.tenant.colour,
    (brand) => theme.setColours({ brand }),
  )
  watchSite(session.tenant)
  chatEntry.follow(session)
  configureChat({ requireMember: () => session.member.requireMember(), place: () => session.tenant })
  addScreenOverlay(ChatLayer)
  void loadNative(session.native)
  onPlaceShown((place) => enterPlace(session, place))
  beginTenant(session)
  return session
}

/** Enters the tenant in the address of an H5 page before the first screen renders. */
function beginTenant({ tenant }: Session): void {
  const route = resolve(address.current() ?? '')
  if (!route) return
  const { iid, cid } = placeOf(route)
  tenant.begin(iid, cid)
}

/** Tells the stores about every screen that comes to the front. */
function enterPlace({ tenant, member, distribution }: Session, place: Place): void {
  member.enter(place.iid)
  void tenant.enter(place.iid, place.cid)
  // Another screen of a tenant that is known to be missing: nothing changes that `watchSite` would hear.
  if (tenant.missing && !place.name.startsWith('root.')) leaveMissing()
  tenant.routeChanged(routeOf(place.name).pattern)
  watchPlace(place)
  preload.warm()
  distribution.remember(place.iid, place.query[KEY_PARAM], member)
  if (place.query.lang) chooseLanguage(place.query.lang)
  // These pages have no tenant of their own; the page that they lead to identifies the visitor.
  if (place.name.startsWith('root.')) return
  void member.ready().then(() => {
    if (!member.isMember) return
    // Now it is known that the newest key counts.
    distribution.remember(place.iid, place.query[KEY_PARAM], member)
    return distribution.lock(place.iid, member.userId)
  })
}

import {
  type BuildSources,
  callKey,
  getContent,
  imageAtWidth,
  itemOfRoute,
  type PreviewRequest,
  type RenderPreview,
  type ResolvedRoute,
  resolve,
} from '@quanzi/contract'
import { enableStaticRendering } from 'mobx-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { config } from '@/config'
import { GatewayError } from '@/gateway/GatewayError'
import { configureGateway } from '@/gateway/gatewayState'
import { language } from '@/locales/Language'
import { openStorage } from '@/platform/storage/openStorage'
import type { Storage } from '@/platform/storage/types'
import { placeOf } from '@/routes/Place'
import { createSession, type SessionParts } from '@/session/createSession'
import type { Session } from '@/session/Session'
import { SessionProvider } from '@/session/SessionProvider'
import { setPictureWidths } from '@/ui/media/pictureSize'
import { setScreenHost } from '@/ui/screen/screenHost'
import { setCurrentPage } from './currentPage'
import { previewStyle } from './previewStyle'
import { PREVIEWED } from './screens'

enableStaticRendering(true)
setScreenHost({ back: () => undefined, setTitle: () => undefined })
// Use the same picture addresses as the app, so that the app finds the pictures in the cache.
setPictureWidths(imageAtWidth)
// Running a press handler may make a call, but no request may leave the server from here.
configureGateway({ send: () => new Promise(() => undefined) })

const NOTHING_KEPT: Storage = { read: () => null, write: () => true, remove: () => undefined, keys: () => [] }

const unanswered = () => new GatewayError({ kind: 'network', code: 500000, msg: '' })

/** The document title: that of the shown item, which the app will set too, or the tenant's name. */
function titleOf({ answers }: PreviewRequest, route: ResolvedRoute, { tenant }: Session): string {
  const item = itemOfRoute(route)
  const answer = item && answers[callKey(getContent.uri, { iid: tenant.iid, ...item })]
  const title = typeof answer === 'object' && answer && 'title' in answer ? answer.title : ''
  return typeof title === 'string' && title ? title : tenant.name
}

/** The session for one request. It reads answers from the request and stores nothing. */
async function sessionOf({ answers }: PreviewRequest, place: { iid: number; cid: number }): Promise<Session> {
  const ask = (async ({ uri }, params) => {
    const answer = answers[callKey(uri, params as object)]
    if (answer === undefined) throw unanswered()
    return answer
  }) as NonNullable<SessionParts['ask']>
  const session = createSession({
    ask,
    brought: () => undefined,
    openLogin: () => undefined,
    open: () => openStorage(NOTHING_KEPT, ''),
    later: () => () => undefined,
  })
  session.member.enter(place.iid)
  await Promise.all([session.member.ready(), session.tenant.enter(place.iid, place.cid)])
  return session
}

const originsOf = (...addresses: readonly string[]): readonly string[] =>
  addresses.flatMap((address) => /^(?:https?|wss?):\/\/[^/?#{]+/.exec(address)?.[0] ?? [])

/** The other origins that the built app uses. The content policy allows these and no others. */
export const sources: BuildSources = {
  connect: originsOf(config.gatewayOrigin, config.gateUrl),
  pictures: originsOf(config.gatewayOrigin, config.mapTiles),
}

/** Renders the screen with the app's own components, as it will look after the scripts have run. */
export const renderPreview: RenderPreview = async (request) => {
  const route = resolve(request.url)
  const Screen = route && PREVIEWED[route.screen]
  if (!Screen) return null
  const session = await sessionOf(request, placeOf(route))
  // From here on nothing awaits: the module variables belong to this request.
  setCurrentPage(request)
  language.use(request.language === 'en' ? 'en' : 'zh-CN')
  configureGateway({ takePreloaded: (key) => request.answers[key] })
  const screen = renderToStaticMarkup(
    <SessionProvider session={session}>
      <Screen />
    </SessionProvider>,
  )
  const style = previewStyle({ brand: session.tenant.colour })
  return {
    title: titleOf(request, route, session),
    html: `<div id="preview" lang="${language.code}"><style>${style}</style>${screen}</div>`,
  }
}

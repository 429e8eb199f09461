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
// The addresses of the app, so that it finds the pictures already there.
setPictureWidths(imageAtWidth)
// A press that is tried out may ask for something: nothing leaves from here.
configureGateway({ send: () => new Promise(() => undefined) })

const NOTHING_KEPT: Storage = { read: () => null, write: () => true, remove: () => undefined, keys: () => [] }

const unanswered = () => new GatewayError({ kind: 'network', code: 500000, msg: '' })

/** What the browser calls the page: the item it shows, as the app will say too, or the tenant. */
function titleOf({ answers }: PreviewRequest, route: ResolvedRoute, { tenant }: Session): string {
  const item = itemOfRoute(route)
  const answer = item && answers[callKey(getContent.uri, { iid: tenant.iid, ...item })]
  const title = typeof answer === 'object' && answer && 'title' in answer ? answer.title : ''
  return typeof title === 'string' && title ? title : tenant.name
}

/** The session of one request: its calls are answered from the request, and it remembers nothing. */
async function sessionOf({ answers }: PreviewRequest, place: { iid: number; cid: number }): Promise<Session> {
  const ask = (async ({ uri }, params) => {
    const answer = answers[callKey(uri, params as object)]
    if (answer === undefined) throw unanswered()
    return answer
  }) as NonNullable<SessionParts['ask']>
  const session = createSession({
    ask,
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

/** Where the app goes beside its own site, as it was built: the server lets it, and nowhere else. */
export const sources: BuildSources = {
  connect: originsOf(config.gatewayOrigin, config.gateUrl),
  pictures: originsOf(config.gatewayOrigin, config.mapTiles),
}

/** Draws the screen itself, with the app's own components, as it will stand when the scripts have run. */
export const renderPreview: RenderPreview = async (request) => {
  const route = resolve(request.url)
  const Screen = route && PREVIEWED[route.screen]
  if (!Screen) return null
  const session = await sessionOf(request, placeOf(route))
  // From here on nothing waits: what is set belongs to this request.
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

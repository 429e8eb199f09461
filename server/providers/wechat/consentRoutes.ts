import { build, parseIid } from '@quanzi/contract'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { escapeHtml, page } from '../../base/page'
import { qrPicture } from '../../base/qrPicture'
import { returnPath, withQuery } from '../../base/returnPath'
import type { LocalWechat } from './LocalWechat'
import { signPage } from './signPage'

const Query = v.object({ redirect_uri: v.string(), state: v.string(), scope: v.string() })
const Consent = v.object({
  redirect_uri: v.string(),
  state: v.string(),
  scope: v.string(),
  decision: v.optional(v.literal('deny')),
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20)),
})

const Signature = v.object({
  appId: v.string(),
  timestamp: v.pipe(v.string(), v.transform(Number)),
  nonceStr: v.string(),
  signature: v.string(),
  url: v.string(),
})

/** The cookie with this browser's person in the stand-in. With it the base scope asks nothing, as in the real app. */
const PERSON = 'local_wechat'

/** The consent page of the local messaging app. Whoever types a name is logged in as that person. */
export function consentRoutes(app: FastifyInstance, wechat: LocalWechat, publicUrl: string): void {
  app.get('/local/wechat/oauth', async (request, reply) => {
    const query = v.safeParse(Query, request.query)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    if (!query.success) return reply.code(400).send(page('授权', '<h1>授权链接无效</h1>'))
    const { redirect_uri, state, scope } = query.output
    const person = request.cookies[PERSON]
    if (scope === 'snsapi_base' && person) {
      const path = returnPath(redirect_uri, request.host)
      return reply.redirect(withQuery(path, { code: await wechat.consent(person, scope), state }))
    }
    const hidden = Object.entries({ redirect_uri, state, scope }).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    )
    return reply.send(
      page(
        '微信授权',
        `<h1>微信授权（本地模拟）</h1><p>以这个身份继续</p><form method="post" action="/local/wechat/oauth">${hidden.join('')}
<input name="name" value="${escapeHtml(person ?? '小圈')}" maxlength="20" aria-label="昵称" required>
<button data-testid="consent">同意</button>
<button class="plain" name="decision" value="deny" formnovalidate data-testid="consent-deny">拒绝</button></form>`,
      ),
    )
  })

  // The QR code of an official account; operators use their own picture. This one leads to the tenant's home.
  app.get<{ Params: { iid: string } }>('/local/wechat/account/:iid.png', async (request, reply) => {
    const iid = parseIid(request.params.iid)
    if (iid === null) return reply.code(404).send()
    return reply.type('image/png').send(await qrPicture(`${publicUrl}${build('index.home', { iid })}`))
  })

  // The app's own check when a page configures the JS-SDK.
  app.get('/local/wechat/signature', async (request) => {
    const query = v.safeParse(Signature, request.query)
    if (!query.success) return { valid: false }
    const { url: page, signature, appId, ...signed } = query.output
    const ticket = await wechat.jsapiTicket()
    return { valid: appId === wechat.appId && signature === signPage({ ...signed, ticket, page }) }
  })

  app.post('/local/wechat/oauth', async (request, reply) => {
    const form = v.safeParse(Consent, Object.fromEntries(new URLSearchParams(String(request.body))))
    if (!form.success)
      return reply.code(400).type('text/html; charset=utf-8').send(page('授权', '<h1>授权链接无效</h1>'))
    const { redirect_uri, state, scope, name, decision } = form.output
    const path = returnPath(redirect_uri, request.host)
    // After a refusal the browser returns with the state only.
    if (decision === 'deny') return reply.redirect(withQuery(path, { state }), 303)
    reply.setCookie(PERSON, name, { path: '/local/wechat', httpOnly: true, sameSite: 'lax' })
    return reply.redirect(withQuery(path, { code: await wechat.consent(name, scope), state }), 303)
  })
}

import { formatYuan } from '@quanzi/contract'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { escapeHtml, page } from '../../base/page'
import { returnPath, withQuery } from '../../base/returnPath'
import type { LocalPayment } from './LocalPayment'

const Query = v.object({ offer: v.string(), sign: v.string() })
const Decision = v.object({ ...Query.entries, back: v.string(), decision: v.picklist(['pay', 'cancel']) })

/** The cashier page of the local payment channel, which sends notifications like a real one. */
export function cashierRoutes(app: FastifyInstance, payment: LocalPayment): void {
  app.get('/local/cashier', async (request, reply) => {
    const query = v.safeParse(Query, request.query)
    const offer = query.success ? payment.readOffer(query.output) : null
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
    if (!query.success || !offer)
      return reply.code(400).send(page('收银台', '<h1>支付链接无效</h1><p>请返回订单重新发起支付</p>'))
    const back = returnPath(request.headers.referer, request.host)
    const hidden = { ...query.output, back }
    const fields = Object.entries(hidden).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    )
    return reply.send(
      page(
        '收银台',
        `<h1>${escapeHtml(offer.title)}</h1><p>订单 ${escapeHtml(offer.tradeNo)}</p><strong>¥${formatYuan(offer.amount)}</strong>
<form method="post" action="/local/cashier">${fields.join('')}
<button name="decision" value="pay" data-testid="cashier-pay">确认支付</button>
<button class="plain" name="decision" value="cancel" data-testid="cashier-cancel">取消</button></form>
<small>演示收银台，不会扣款</small>`,
      ),
    )
  })

  app.post('/local/cashier', async (request, reply) => {
    const form = v.safeParse(Decision, Object.fromEntries(new URLSearchParams(String(request.body))))
    const offer = form.success ? payment.readOffer(form.output) : null
    if (!form.success || !offer)
      return reply.code(400).type('text/html; charset=utf-8').send(page('收银台', '<h1>支付链接无效</h1>'))
    const { back, decision } = form.output
    const path = returnPath(back, request.host)
    if (decision === 'cancel') return reply.redirect(withQuery(path, { payResult: 'cancel' }), 303)
    const notice = payment.notice(offer.tradeNo, offer.amount)
    const told = await app.inject({
      method: 'POST',
      url: `/pay/notify/${encodeURIComponent(offer.channel)}`,
      headers: { 'content-type': 'text/plain', 'x-signature': notice.signature },
      payload: notice.body,
    })
    const payResult = told.statusCode === 200 ? 'success' : 'fail'
    return reply.redirect(withQuery(path, { payResult, tradeNo: offer.tradeNo }), 303)
  })
}

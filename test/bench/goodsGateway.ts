import { createServer } from 'node:http'
import { type GoodsRow, listGoods, type Page } from '@quanzi/contract'
import { freePort } from '../startSite'

const PAGE = 20

const row = (at: number): GoodsRow => ({
  ...{ goodsId: `many${at}`, skuId: `many${at}-1`, source: 'store', img: '/media/thing_tent-3-600x600.webp' },
  title: `三季双人帐篷 双层防雨 第${at + 1}款`,
  ratio: [0.75, 1, 1.33][at % 3] ?? 1,
  ...{ price: 9900 + at, accountPrice: null, vipPrice: at % 5 === 0 ? 8900 : null, marketPrice: 12_900 },
  ...{ supplier: '远行装备仓', sold: at, stock: at % 9, skuCount: 1 },
})

/** A gateway that lists `count` goods, page by page, and passes all other calls on to `origin`. */
export async function goodsGateway(origin: string, count: number) {
  const goods = Array.from({ length: count }, (_, at) => row(at))
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const asked = `${decodeURIComponent(request.url ?? '')}\n${body}`
    if (asked.includes(listGoods.uri)) {
      const pageNo = Number(/"?pageNo"?[=:]"?(\d+)/.exec(asked)?.[1] ?? 1)
      const list = goods.slice((pageNo - 1) * PAGE, pageNo * PAGE)
      const page: Page<GoodsRow> = { list, total: count, hasMore: pageNo * PAGE < count }
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify({ t: page }))
    }
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const real = await fetch(origin + request.url, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    })
    response.writeHead(real.status, { 'content-type': real.headers.get('content-type') ?? 'text/plain' })
    response.end(Buffer.from(await real.arrayBuffer()))
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

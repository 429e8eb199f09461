import type { Phone } from './Phone'

type Change = (real: never) => unknown | Promise<unknown>

export const uriOf = (url: string, body: string | null): string | null => {
  const asked = new URL(url).searchParams.get('uri')
  if (asked) return asked
  return /"uri":"([^"]+)"/.exec(body ?? '')?.[1] ?? null
}

/** Changes the server's answers to a call, and removes the answers in the page. */
export async function fakeAnswer(phone: Phone, uri: string, change: Change): Promise<void> {
  await phone.page.route('**/h5/getjsonp**', async (route) => {
    const request = route.request()
    if (uriOf(request.url(), request.postData()) !== uri) return route.fallback()
    const response = await route.fetch()
    const body = (await response.json()) as { t: never }
    return route.fulfill({ response, json: { t: await change(body.t) } })
  })
  await phone.page.route(/\/app\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text()).replace(
      /window\.__QUANZI__=\{.*?\}<\/script>/s,
      'window.__QUANZI__={}</script>',
    )
    return route.fulfill({ response, body: html })
  })
}

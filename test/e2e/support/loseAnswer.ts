import { uriOf } from './fakeAnswer'
import type { Phone } from './Phone'

/** The server does what the next call asks, and its answer never arrives. */
export async function loseAnswer(phone: Phone, uri: string): Promise<void> {
  let isLost = false
  await phone.page.route('**/h5/getjsonp**', async (route) => {
    const request = route.request()
    if (isLost || uriOf(request.url(), request.postData()) !== uri) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort('connectionreset')
  })
}

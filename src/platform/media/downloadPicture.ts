import { done, type Outcome, refused, unsupported } from '../outcome'

/** Hands a picture to the browser as a file, under the name in its address. */
export async function downloadPicture(url: string): Promise<Outcome> {
  if (typeof document === 'undefined') return unsupported()
  try {
    const answer = await fetch(url)
    if (!answer.ok) return refused('failed', String(answer.status))
    const picture = URL.createObjectURL(await answer.blob())
    const anchor = document.createElement('a')
    anchor.href = picture
    anchor.download = new URL(url, window.location.href).pathname.split('/').pop() ?? ''
    anchor.click()
    // The browser reads it after the tap has been handled.
    setTimeout(() => URL.revokeObjectURL(picture), 60_000)
    return done(undefined)
  } catch (error) {
    return refused('failed', String(error))
  }
}

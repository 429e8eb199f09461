import { leaveGuards } from '../back/guardBack.h5'
import { done } from '../outcome'
import type { Link } from './types'

export const link: Link = {
  async open(url, options) {
    await leaveGuards()
    if (options?.replace) window.location.replace(url)
    else window.location.assign(url)
    return done(undefined)
  },
  leave: (url) =>
    new Promise((resolve) => {
      window.addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { once: true })
      window.location.assign(url)
    }),
  async save(url, name = '') {
    const anchor = document.createElement('a')
    anchor.href = url
    anchor.download = name
    // A browser ignores `download` for an address of another origin and opens it: a new tab keeps the app.
    anchor.target = '_blank'
    anchor.rel = 'noopener'
    anchor.click()
    return done(undefined)
  },
  async dial(phone) {
    window.location.assign(`tel:${encodeURIComponent(phone)}`)
    return done(undefined)
  },
  reload: () => window.location.reload(),
}

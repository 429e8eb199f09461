import type { Link } from '@/platform/link/types'
import { done } from '@/platform/outcome'
import { noteAddress } from '../notedAddress'

export const link: Link = {
  async open(url) {
    noteAddress(url)
    return done(undefined)
  },
  async leave(url) {
    noteAddress(url)
  },
  async save(url) {
    noteAddress(url)
    return done(undefined)
  },
  async dial(phone) {
    noteAddress(`tel:${encodeURIComponent(phone)}`)
    return done(undefined)
  },
  reload: () => undefined,
}

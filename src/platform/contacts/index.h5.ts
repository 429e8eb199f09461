import { link } from '../link'
import { unsupported } from '../outcome'
import type { Contacts } from './types'
import { vCardOf } from './vCardOf'

export const contacts: Contacts = {
  async add(person) {
    if (typeof window === 'undefined') return unsupported()
    const url = URL.createObjectURL(new Blob([vCardOf(person)], { type: 'text/vcard;charset=utf-8' }))
    const saved = await link.save(url, `${person.name}.vcf`)
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return saved
  },
}

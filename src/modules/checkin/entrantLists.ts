import type { JsonStorage } from '@/platform/storage/openStorage'
import { type Keep, memberKeep, type Whose } from '@/session/memberKeep'
import { isKeptCodes, type KeptCodes } from './OfflineCodes'

/** Until when each list stays, by what it belongs to, in ms. */
type Ends = Readonly<Record<string, number>>

const isEnds = (value: unknown): value is Ends => typeof value === 'object' && value !== null

/** The place of one list on a staff phone. Opening it erases those whose time is over: nobody opens their desks again. */
export function entrantLists(device: JsonStorage, member: Whose, refId: string, now: () => number): Keep<KeptCodes> {
  const listOf = (id: string) => memberKeep(device, member, `entrants:${id}`, isKeptCodes)
  const index = memberKeep(device, member, 'entrantLists', isEnds)
  const ends = () => index.read()?.value ?? {}
  for (const [id, until] of Object.entries(ends())) if (until <= now()) listOf(id).forget()
  const list = listOf(refId)
  return {
    ...list,
    write(codes, at) {
      const current = Object.entries(ends()).filter(([, until]) => until > at)
      index.write({ ...Object.fromEntries(current), [refId]: codes.until }, at)
      return list.write(codes, at)
    },
  }
}

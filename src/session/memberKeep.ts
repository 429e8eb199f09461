import type { JsonStorage } from '@/platform/storage/openStorage'
import { LAST, type MemberStore } from './MemberStore'

/** What a member saw last, and when, ms. */
export interface Kept<T> {
  readonly at: number
  readonly value: T
}

/** A place on the device for what a member saw last. */
export interface Keep<T> {
  readonly read: () => Kept<T> | null
  readonly write: (value: T, at: number) => unknown
  readonly forget: () => void
}

type Stored<T> = Kept<T> & { readonly userId: string }
export type Whose = Pick<MemberStore, 'userId' | 'lastId'>

const isStored = (value: unknown): value is Stored<unknown> =>
  typeof value === 'object' && value !== null && 'at' in value && 'value' in value && 'userId' in value

/**
 * A member's own things on the device: the place where they are shown may have no network. Another member of the device
 * does not see them; their login erases them, as does a logout.
 */
export function memberKeep<T>(
  storage: JsonStorage,
  member: Whose,
  name: string,
  isValue: (value: unknown) => value is T = (_value): _value is T => true,
): Keep<T> {
  // Earlier versions kept it under its bare name, where no logout found it.
  const key = `${LAST}:${name}`
  return {
    read() {
      const stored = storage.read(key, (value): value is Stored<T> => isStored(value) && isValue(value.value))
      if (!stored) return null
      // Without a network it is not known who asks: it is who was here last.
      return member.lastId === stored.userId ? stored : null
    },
    write(value, at) {
      storage.remove(name)
      storage.write(key, { at, value, userId: member.lastId } satisfies Stored<T>)
    },
    forget() {
      storage.remove(name)
      storage.remove(key)
    },
  }
}

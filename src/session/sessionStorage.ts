import { isText } from '@/lib/isText'
import { storage } from '@/platform/storage'
import { type JsonStorage, openStorage } from '@/platform/storage/openStorage'

/** Opens the storage of one tenant; two tenants never share a namespace. */
export type OpenTenantStorage = (iid: number) => JsonStorage

export const openTenantStorage: OpenTenantStorage = (iid) => openStorage(storage, String(iid))

/** Storage key: who used this device first since drafts belong to their member; those of before are theirs. */
const DRAFTS_OF = 'draftsOf'
const isThere = (value: unknown): value is unknown => value !== null

/** Notes at the first sight of a member or, as '', a visitor whose the drafts without a member are. */
export function claimOldDrafts(device: JsonStorage, userId: string): void {
  if (device.read(DRAFTS_OF, isText) === null) device.write(DRAFTS_OF, userId)
}

interface MemberDraft<Form> {
  readonly read: () => Form | null
  readonly write: (draft: Form | null) => void
}

/**
 * What a member types, kept on the device until it is sent. Who logs in there next does not see it: it may hold a real
 * name or a phone number. A visitor's draft goes over to who logs in, and replaces an older one of theirs.
 */
export function memberDraft<Form>(
  name: string,
  isForm: (value: unknown) => value is Form,
  {
    iid,
    member,
    open = openTenantStorage,
  }: {
    readonly iid: number
    readonly member: { readonly userId: string }
    readonly open?: (iid: number) => JsonStorage
  },
): MemberDraft<Form> {
  const device = open(iid)
  let owner = ''
  /** A form that outlives its member's session stays theirs until somebody else logs in. */
  const key = () => {
    // Once for each member, not with every letter that is typed.
    if (member.userId !== '' && member.userId !== owner) {
      owner = member.userId
      const left = device.read(`${name}:`, isThere)
      if (left !== null && device.write(`${name}:${owner}`, left)) device.remove(`${name}:`)
    }
    return `${name}:${owner}`
  }
  /** The own draft of before drafts had a member; it becomes the member's. */
  function adopt(): Form | null {
    if (member.userId === '' || device.read(DRAFTS_OF, isText) !== member.userId) return null
    const draft = device.read(name, isForm)
    if (draft && device.write(key(), draft)) device.remove(name)
    return draft
  }
  return {
    read: () => (owner !== '' && member.userId === '' ? null : (device.read(key(), isForm) ?? adopt())),
    write: (draft) => void (draft ? device.write(key(), draft) : device.remove(key())),
  }
}

import { storage } from '@/platform/storage'
import { type JsonStorage, openStorage } from '@/platform/storage/openStorage'

/** Opens the storage of one tenant; two tenants never share a namespace. */
export type OpenTenantStorage = (iid: number) => JsonStorage

export const openTenantStorage: OpenTenantStorage = (iid) => openStorage(storage, String(iid))

interface MemberDraft<Form> {
  readonly read: () => Form | null
  readonly write: (draft: Form | null) => void
}

/**
 * What a member types, kept on the device until it is sent. Who logs in there next does not see it: it may hold a real
 * name or a phone number.
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
    readonly member: { readonly userId: number | string | null | undefined }
    readonly open?: (iid: number) => JsonStorage
  },
): MemberDraft<Form> {
  const device = open(iid)
  const key = () => `${name}:${member.userId ?? 0}`
  return {
    read: () => device.read(key(), isForm),
    write: (draft) => void (draft ? device.write(key(), draft) : device.remove(key())),
  }
}

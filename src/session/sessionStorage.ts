import { storage } from '@/platform/storage'
import { type JsonStorage, openStorage } from '@/platform/storage/openStorage'

/** Opens the storage of one tenant; two tenants never share a namespace. */
export type OpenTenantStorage = (iid: number) => JsonStorage

export const openTenantStorage: OpenTenantStorage = (iid) => openStorage(storage, String(iid))

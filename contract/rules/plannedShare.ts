/**
 * The store and the item of a shared pre-sale (`storeid_id` of its address), cut at the last `_`; an item '0' is the
 * whole store. Null for anything else (screens-activities §2 planned).
 */
export function plannedShareOf(text: string): { readonly storeId: string; readonly id: string } | null {
  const [, storeId, id] = /^(.+)_([^_]+)$/.exec(text) ?? []
  return storeId && id ? { storeId, id } : null
}

/** What a sharer's key of it is for: the item, or the whole store. */
export function plannedShareTarget(text: string): string {
  const { storeId, id } = plannedShareOf(text) ?? { storeId: '', id: '' }
  return id === '0' ? storeId : id
}

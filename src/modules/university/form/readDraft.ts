import { COMPONENT_TYPE, type FormComponent, imagesOf } from '@quanzi/contract'
import type { FormDraft, FormParts } from './FormParts'

/**
 * Reads the draft. Its pictures are private and their addresses expire, so they are signed again first. When that
 * fails, the old addresses stay, and saving accepts them.
 */
export async function readDraft(
  { draft: kept, sign }: Pick<FormParts, 'draft' | 'sign'>,
  components: readonly FormComponent[],
): Promise<FormDraft | null> {
  const draft = kept.read()
  if (!draft) return null
  const values = { ...draft.values }
  for (const { id, type } of components) {
    const addresses = type === COMPONENT_TYPE.images ? imagesOf(values[id] ?? '') : []
    if (addresses.length === 0) continue
    const fresh = await sign(addresses).catch(() => addresses)
    values[id] = JSON.stringify(addresses.map((address, at) => fresh[at] || address))
  }
  return { ...draft, values }
}

/** What a screen of check-ins is about, and the parameters by which its address names it to the next screen. */
export function checkinAt(iid: number, { id = '', scope }: { readonly id?: string; readonly scope?: string }) {
  const ref = { iid, scope: scope === 'origin' ? scope : 'act', refId: id } as const
  return { ref, at: { iid, id, ...(ref.scope === 'act' ? {} : { scope: ref.scope }) } }
}

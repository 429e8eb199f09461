import { isLike } from '@/domain/form/DraftForm'
import { memberDraft } from '@/session/sessionStorage'

/** Where a `DraftForm` keeps a member's draft of this name, and what was stored when it was begun. */
export const keptForm = <Form extends object>(
  name: string,
  blank: Form,
  whose: Parameters<typeof memberDraft>[2],
): { readonly draft: KeptDraft<Form>; readonly base: KeptDraft<Form> } => ({
  draft: memberDraft(name, isLike(blank), whose),
  base: memberDraft(`${name}~stored`, isLike(blank), whose),
})

type KeptDraft<Form> = ReturnType<typeof memberDraft<Form>>

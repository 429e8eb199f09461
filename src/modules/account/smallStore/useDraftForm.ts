import { isTexts } from '@/lib/isTexts'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { usePerMember } from '@/session/usePerMember'
import { DraftForm } from './DraftForm'

type Wish<F extends string> = Omit<ConstructorParameters<typeof DraftForm<F>>[0], 'kept'>

/** A form whose texts are kept for its member under this key; a code for one use is not. For observers. */
export function useDraftForm<F extends string>(iid: number, key: string, wish: Wish<F>): DraftForm<F> {
  const { member } = useSession()
  return usePerMember(() => {
    const draft = memberDraft(key, isTexts, { iid, member })
    const base = memberDraft(`${key}~stored`, isTexts, { iid, member })
    return new DraftForm<F>({
      ...wish,
      kept: {
        read: () => {
          const { verifyCode: _, ...texts } = draft.read() ?? {}
          return texts as Partial<Record<F, string>>
        },
        write: (values) => draft.write(values),
        clear: () => {
          draft.write(null)
          base.write(null)
        },
        base: { read: () => base.read() as Partial<Record<F, string>> | null, write: (values) => base.write(values) },
      },
    })
  })
}

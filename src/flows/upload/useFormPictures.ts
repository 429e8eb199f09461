import { useSession } from '@/session/SessionProvider'
import { usePerMember } from '@/session/usePerMember'
import { dropForm } from './dropPictures'
import { FormPictures } from './FormPictures'
import { keptParts } from './keptParts'

/** The pictures of the form of this name. What is chosen stays on the device until it is uploaded. For observers. */
export function useFormPictures(iid: number, name: string): FormPictures {
  const { member } = useSession()
  return usePerMember(
    () =>
      new FormPictures({
        partsOf: (field, isPrivate) => keptParts(`${name}/${field}`, { iid, member, isPrivate }),
        drop: (field) => dropForm(iid, member.userId, name, field),
      }),
  )
}

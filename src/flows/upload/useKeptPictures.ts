import { useSession } from '@/session/SessionProvider'
import { usePerMember } from '@/session/usePerMember'
import { keptParts } from './keptParts'

/**
 * The functions for an ImageUploader that must not lose pictures. A chosen picture stays on the device until it is
 * uploaded, even when the page or the process ends. `name` is the draft's name; `restore` returns the pictures that
 * their member has not uploaded yet. For observers. A form with more than pictures takes `useFormPictures`.
 */
export function useKeptPictures(name: string, wish: { readonly iid: number; readonly isPrivate?: boolean }) {
  const { member } = useSession()
  return usePerMember(() => keptParts(name, { ...wish, member }))
}

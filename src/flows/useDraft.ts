import { useState } from 'react'
import { isText } from '@/lib/isText'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'

interface Draft {
  readonly draft: string
  readonly setDraft: (text: string) => void
  /** Removes the draft after the text was sent. */
  readonly clearDraft: () => void
}

/**
 * A text that is stored on the device while the user types, until it was sent. Each member has an own text for each
 * name. For observers.
 */
export function useDraft(iid: number, name: string): Draft {
  const { member } = useSession()
  const stored = memberDraft(name, isText, { iid, member })
  const key = `${name}:${member.userId}`
  const kept = () => ({ key, text: stored.read() ?? '' })
  const [held, hold] = useState(kept)
  const { text } = held.key === key ? held : kept()
  const setDraft = (next: string) => {
    hold({ key, text: next })
    stored.write(next)
  }
  return { draft: text, setDraft, clearDraft: () => setDraft('') }
}

import { reaction } from 'mobx'
import { useEffect } from 'react'

const WRITE_AFTER_MS = 300

/** A form whose draft stays on the device. */
interface Drafting {
  readonly draft: unknown
  keep(): void
}

/** Writes the draft of a form a moment after each change, and when its screen goes. */
export function useKeptDraft(store: Drafting): void {
  useEffect(() => {
    const stop = reaction(
      () => store.draft,
      () => store.keep(),
      { delay: WRITE_AFTER_MS },
    )
    return () => {
      stop()
      store.keep()
    }
  }, [store])
}

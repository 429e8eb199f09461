import { reaction } from 'mobx'
import { useEffect } from 'react'
import type { PaidStore } from '@/flows/paid/PaidStore'
import { keepLastOpened } from './lastOpened'

/** Opens the part of the address, or else the one where the whole was left. */
export function useWantedPart(store: PaidStore, id: string): void {
  useEffect(
    () =>
      reaction(
        () => store.content !== null,
        (isLoaded) => {
          const wanted = isLoaded && (store.itemOf(id) ?? store.next)
          if (wanted && !store.open) void store.start(wanted)
        },
        { fireImmediately: true },
      ),
    [id, store],
  )
}

/** Remembers on the device which part was opened last. `arrived` is called before, for each part. */
export function useLastOpened(iid: number, moduleType: number, store: PaidStore, arrived?: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrived` is a function of the store
  useEffect(
    () =>
      reaction(
        () => store.open?.item.id,
        () => {
          const { content, open } = store
          if (!content || !open) return
          arrived?.()
          const { id, title, cover } = content
          keepLastOpened(iid, moduleType, { id, title, cover, part: open.item.title, itemId: open.item.id })
        },
        { fireImmediately: true },
      ),
    [iid, store],
  )
}

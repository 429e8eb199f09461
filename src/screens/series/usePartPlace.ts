import { useEffect, useMemo, useState } from 'react'
import { address } from '@/platform/address'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle/screenHooks'
import type { Place } from '@/routes/Place'
import { useRoute } from '@/routes/useRoute'
import { PART, partPlace } from './partPlace'

/**
 * The place of the part that is shown, which is shared. Parts follow each other on one screen: the address names the
 * one that is shown, so that a reload finds it.
 */
export function usePartPlace(id: string): Place {
  const here = useRoute<'audio.player' | 'pvideo.player' | 'book.article'>()
  const [isFront, setFront] = useState(true)
  useScreenShow(() => setFront(true))
  useScreenHide(() => setFront(false))
  useEffect(() => {
    // Sound goes on to the next track also behind another screen, whose address this is then.
    if (isFront) address.rewrite(PART, id === here.params.id ? null : id)
  }, [here, id, isFront])
  return useMemo(() => partPlace(here, id), [here, id])
}

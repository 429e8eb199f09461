import { reaction } from 'mobx'
import { useEffect } from 'react'
import type { EntrantsStore } from '@/domain/entrant/EntrantsStore'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { useFormPictures } from '@/flows/upload/useFormPictures'

interface Enrolling {
  readonly entrants: EntrantsStore
  keep(): unknown
}

/**
 * The answers of an enrolment that are pictures, under the name of its draft. The draft is kept with the first picture:
 * it says whose the picture is. For observers.
 */
export function useEntrantPictures(iid: number, draftKey: string, store: Enrolling): FormPictures {
  const pictures = useFormPictures(iid, draftKey)
  useEffect(
    () =>
      reaction(
        () => pictures.wait !== 'none',
        (hasPictures) => {
          store.entrants.setPictures(hasPictures)
          store.keep()
        },
      ),
    [pictures, store],
  )
  useEffect(
    () =>
      reaction(
        () => store.entrants.drafts.map(({ key }) => key),
        (rows, before) => {
          for (const row of before) if (!rows.includes(row)) pictures.clear(`${row}/`)
        },
      ),
    [pictures, store],
  )
  return pictures
}

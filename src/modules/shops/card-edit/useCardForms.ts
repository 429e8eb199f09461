import { type CardBusiness, type CardLook, type CardPart, saveCard } from '@quanzi/contract'
import { useState } from 'react'
import { DraftForm } from '@/domain/form/DraftForm'
import { keptForm } from '@/flows/draft/keptForm'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { leaveTo } from '@/routes/leaveTo'
import { useSession } from '@/session/SessionProvider'
import { toast } from '@/ui/feedback/toast'
import { scrollToField } from '@/ui/fields/scrollToField'
import type { CardStore } from '../business/CardStore'
import {
  BLANK_BUSINESS,
  BLANK_LOOK,
  BLANK_PERSONAL,
  type PersonalForm,
  type PersonalProblem,
  problemsOf,
  trimmed,
} from '../business/cardForms'
import { text } from '../business/messages'

/** The forms of a card's parts. The screen edits one of them; the others draw the preview. */
export function useCardForms(iid: number, part: CardPart, store: CardStore) {
  const { member } = useSession()
  const [forms] = useState(() => {
    const formOf = <Form extends object, Problem extends string>(
      own: CardPart,
      blank: Form,
      check: (form: Form) => readonly Problem[],
    ) => {
      const { draft, base } = keptForm(`card:${own}`, blank, { iid, member })
      return new DraftForm<Form, Problem>({
        // The other parts are shown as they are stored.
        draft: own === part ? draft : { ...draft, read: () => null },
        base,
        problemsOf: check,
        save: (form) => {
          const version = store.card?.version ?? 0
          const data: Record<string, unknown> = Object.fromEntries(Object.entries(trimmed(form)))
          return callOnce(`card:${own}:${version}:${JSON.stringify(data)}`, saveCard, (reqId) => ({
            ...{ iid, reqId, part: own, data, version },
          }))
        },
      })
    }
    const personal = formOf<PersonalForm, PersonalProblem>('edit', BLANK_PERSONAL, problemsOf)
    const business = formOf<CardBusiness, never>('bcard', BLANK_BUSINESS, () => [])
    const look = formOf<CardLook, never>('edit1', BLANK_LOOK, () => [])
    return {
      ...{ personal, business, look },
      /** The form of the part that is edited. */
      own: { edit: personal, bcard: business, edit1: look }[part],
      begin(person: PersonalForm, company: CardBusiness, style: CardLook) {
        personal.begin(person)
        business.begin(company)
        look.begin(style)
      },
      async save(pictures: FormPictures) {
        if (pictures.mustWait()) return
        const form = { edit: personal, bcard: business, edit1: look }[part]
        try {
          const outcome = await form.submit()
          if (outcome === null) return
          if (outcome !== 'saved') return scrollToField(`card-${outcome}`)
          pictures.clear()
          toast.success(text('saved'))
          await leaveTo('shops.card', { iid })
        } catch (error) {
          // What was typed stays; the next try is based on the new version.
          if (isGatewayError(error, 'STALE')) {
            await store.load()
            toast.show(text('stale'))
          } else toast.error(errorText(error))
        }
      },
    }
  })
  return forms
}

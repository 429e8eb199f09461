import { getContent, MODULE_TYPE, saveContent } from '@quanzi/contract'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { useKnownMember } from '@/screens/member/useKnownMember'
import type { MemberStore } from '@/session/MemberStore'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { isNoteDraft } from './NoteForm'
import { NoteStore } from './NoteStore'

/** The id of a new note in the address. */
export const NEW = 'new'

const moduleType = MODULE_TYPE.note

function noteStore(iid: number, id: string, member: MemberStore): NoteStore {
  return new NoteStore({
    fetch: id === NEW ? null : () => call(getContent, { iid, moduleType, id }),
    save: ({ id: stored, version, form, body, status }) =>
      callOnce(`note:save:${stored ?? NEW}`, saveContent, (reqId) => ({
        iid,
        reqId,
        moduleType,
        ...(stored === null ? {} : { id: stored }),
        ...(version === null ? {} : { version }),
        title: form.title.trim(),
        body: body.map((block) => ({ ...block })),
        imgs: [...form.imgs],
        tag: form.tag,
        places: form.places.map(({ name, address, location }) => ({ name, address, ...location })),
        video: form.video || 'none',
        status,
      })),
    draft: memberDraft(`note:draft:${id}`, isNoteDraft, { iid, member }),
  })
}

/** The store of a note; loads when the session is known. */
export function useNote(iid: number, id: string): NoteStore {
  const { member } = useSession()
  const [store] = useState(() => noteStore(iid, id, member))
  useKnownMember(() => member.isMember && store.load())
  return store
}

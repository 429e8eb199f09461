import * as v from 'valibot'
import { CLIENT_NOTE_LENGTH, type ClientNote } from '../entities/client'
import type { Page } from '../entities/page'
import { defineCall, reply } from './define'
import { Id, Iid, maybe, PageNo, PageSize, ReqId, Text } from './fields'

/**
 * Keeps a note and a tag about one of the caller's locked clients (the `id` of `/multidis/fans/list`). The one before
 * stays in the history. DENIED for anybody else's client. Ours.
 */
export const saveClientNote = /*#__PURE__*/ defineCall({
  uri: '/v2/client/note',
  params: v.object({
    iid: Iid,
    reqId: ReqId,
    clientId: Id,
    text: Text(CLIENT_NOTE_LENGTH),
    tag: maybe(Text(10)),
  }),
  reply: reply<ClientNote>(),
  access: 'distributor',
  source: 'screens-activities §3',
})

/** All notes about a client, the newest first. Ours. */
export const listClientNotes = /*#__PURE__*/ defineCall({
  uri: '/v2/client/notes',
  params: v.object({ iid: Iid, clientId: Id, pageNo: PageNo, pageSize: PageSize }),
  reply: reply<Page<ClientNote>>(),
  access: 'distributor',
  safe: true,
  source: 'screens-activities §3',
})

/** Calls of the group `client`. */
export const clientCalls = { saveClientNote, listClientNotes }

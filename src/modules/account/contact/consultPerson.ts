import type { StoreConsult } from '@quanzi/contract'
import type { ContactPerson } from './ContactStore'
import { text } from './messages'

/** A small store's consult, who answers in the own hours. */
export const consultPerson = ({ rid, uid, name, headImg, hours }: StoreConsult): ContactPerson => ({
  peer: { roleId: rid, uid, nickName: name, avatar: headImg },
  note: hours === '' ? '' : text('hours', { hours }),
  hours,
  always: false,
})

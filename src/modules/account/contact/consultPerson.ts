import type { StoreConsult } from '@quanzi/contract'
import type { ContactPerson } from './ContactStore'
import { text } from './messages'

type Answering = Pick<StoreConsult, 'rid' | 'uid' | 'name' | 'headImg' | 'hours'>

/** Who answers for a small store, in the own hours. */
export const consultPerson = ({ rid, uid, name, headImg, hours }: Answering): ContactPerson => ({
  peer: { roleId: rid, uid, nickName: name, avatar: headImg },
  note: hours === '' ? '' : text('hours', { hours }),
  hours,
  always: false,
})

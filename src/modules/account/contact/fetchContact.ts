import { getInfo, getStore, listChatAgents } from '@quanzi/contract'
import { peerOfAgent } from '@/chat/openChat'
import { call } from '@/gateway/call'
import type { ContactFacts } from './ContactStore'
import { consultPerson } from './consultPerson'

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** How one reaches a small store, or without its id the tenant. */
export const fetchContact = (iid: number, storeId: string | undefined): Promise<ContactFacts> =>
  storeId === undefined ? ofTenant(iid) : ofStore(iid, storeId)

async function ofTenant(iid: number): Promise<ContactFacts> {
  const [{ extra }, agents] = await Promise.all([
    call(getInfo, { iid, kind: 'contact' }),
    call(listChatAgents, { iid }),
  ])
  const hours = wordsOf(extra.hours)
  const people = agents.map((agent) => ({ peer: peerOfAgent(agent), note: agent.label, hours, always: agent.auto }))
  return { phone: wordsOf(extra.phone), hours, people }
}

/** A store has no hotline: the numbers of its people are their own. Where nobody else answers, its owner does. */
async function ofStore(iid: number, storeId: string): Promise<ContactFacts> {
  const { consults, owner } = await call(getStore, { iid, storeId })
  const people = consults.length > 0 ? consults : [{ ...owner, name: owner.nick_name, hours: '' }]
  return { phone: '', hours: '', people: people.map(consultPerson) }
}

import * as v from 'valibot'
import type { Assistant, AssistantAnswer } from '../entities/assistant'
import { defineCall, reply } from './define'
import { Iid, ReqId, Text } from './fields'

/** The member's credits, the packs on sale and the latest questions. Ours. */
export const getAssistant = /*#__PURE__*/ defineCall({
  uri: '/v2/assistant/get',
  params: v.object({ iid: Iid }),
  reply: reply<Assistant>(),
  access: 'member',
  safe: true,
  source: 'screens-commerce §4',
})

/**
 * Asks about the tenant's own texts. An answer costs one credit; BALANCE without a credit. When nothing is found,
 * the answer is '' and costs nothing. Ours.
 */
export const askAssistant = /*#__PURE__*/ defineCall({
  uri: '/v2/assistant/ask',
  params: v.object({ iid: Iid, reqId: ReqId, question: Text(500, 2) }),
  reply: reply<AssistantAnswer>(),
  access: 'member',
  errors: ['BALANCE'],
  source: 'screens-commerce §4',
})

/** Calls of the assistant. Credits are bought by orders of type 207. */
export const assistantCalls = { getAssistant, askAssistant }

import * as v from 'valibot'
import type { AnsweredQuestion, Expert, Question } from '../entities/ask'
import type { Page } from '../entities/page'
import { defineCall, reply } from './define'
import { Id, Iid, maybe, PageNo, PageSize, ReqId, Text } from './fields'

/** The experts of a tenant. Ours. */
export const listExperts = /*#__PURE__*/ defineCall({
  uri: '/v2/ask/expert/list',
  params: v.object({ iid: Iid, expertId: maybe(Id) }),
  reply: reply<readonly Expert[]>(),
  access: 'public',
  safe: true,
  source: 'screens-commerce §4',
})

/**
 * Questions: the answered public ones of an expert, the member's own (`mine`, for all experts without `expertId`),
 * or the expert's own queue, with the question due first on top. Ours.
 */
export const listQuestions = /*#__PURE__*/ defineCall({
  uri: '/v2/ask/list',
  params: v.object({
    iid: Iid,
    expertId: maybe(Id),
    scope: v.picklist(['public', 'mine', 'queue']),
    pageNo: PageNo,
    pageSize: PageSize,
  }),
  reply: reply<Page<Question>>(),
  access: 'public',
  safe: true,
  source: 'screens-commerce §4',
})

/** Answers a question of the expert's own queue, once: other words are STALE, the same again are not. Ours. */
export const answerQuestion = /*#__PURE__*/ defineCall({
  uri: '/v2/ask/answer',
  params: v.object({ iid: Iid, reqId: ReqId, id: Id, content: Text(2000, 10) }),
  reply: reply<AnsweredQuestion>(),
  access: 'expert',
  errors: ['NOTFOUND', 'STALE'],
  source: 'screens-commerce §4',
})

/** A question: `info.message` of an order of type 206, 10 to 500 characters. */
export const QuestionText = /*#__PURE__*/ Text(500, 10)

/** Calls about questions to experts. Asking is an order of type 206. */
export const askCalls = { listExperts, listQuestions, answerQuestion }

import { randomUUID } from 'node:crypto'
import { type paperCalls, submitPaper } from '@quanzi/contract'
import { type Fixtures, open } from './Fixture'
import { MARK } from './marks'
import type { Owner } from './Owner'

const SURVEY = { scope: 'question', refId: '33002' } as const
const ANSWERS = { s1: '0', s3: '5' }

/** The owner's answers, with a text that concerns nobody else. */
const answered = async ({ server, iid, actor }: Owner) => {
  const wish = { iid, reqId: randomUUID(), paperId: SURVEY.refId, answers: { ...ANSWERS, s4: MARK } }
  await server.call(submitPaper, wish, { as: actor })
}

export const paperFixtures: Fixtures<typeof paperCalls> = {
  getPaper: open(SURVEY),
  startPaper: open({ paperId: SURVEY.refId }),
  submitPaper: open({ paperId: SURVEY.refId, answers: ANSWERS }),
  getPaperResult: open(async (owner) => {
    await answered(owner)
    return SURVEY
  }),
}

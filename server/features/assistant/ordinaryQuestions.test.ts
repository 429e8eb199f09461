import { createDemoServer } from '../../testing/createDemoServer'
import type { TestServer } from '../../testing/createTestServer'
import { findPassage } from './findPassage'
import { ORDINARY_QUESTIONS } from './ordinaryQuestions'

let server: TestServer
beforeAll(async () => {
  server = await createDemoServer()
})
afterAll(() => server.close())

/** The measured share of the questions that get the right answer; a change that answers fewer is found here. */
const RIGHT = 0.95

test('ordinary questions get the right answer from the right page, and none gets a wrong one', async () => {
  const wrong: unknown[] = []
  const missed: string[] = []
  for (const [iid, question, page, said = ''] of ORDINARY_QUESTIONS) {
    const { answer, sources } = await findPassage(server.db, iid, question, server.time.now)
    if (answer === '') {
      if (page !== null) missed.push(question)
    } else if (sources[0]?.path !== page || !answer.includes(said)) wrong.push([question, answer, sources[0]])
  }
  expect(wrong).toEqual([])
  expect(missed.length).toBeLessThanOrEqual(Math.floor(ORDINARY_QUESTIONS.length * (1 - RIGHT)))
  expect(ORDINARY_QUESTIONS.length).toBeGreaterThan(80)
})

import { getAssistant } from '@quanzi/contract'
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

test.each([1000, 3073, 3192, 3214])('what tenant %d suggests to ask is answered, in both languages', async (iid) => {
  const member = await server.login({ iid })
  for (const language of ['CN', 'EN']) {
    const answer = await server.wire(getAssistant.uri, { iid, language }, { as: member })
    const { suggestions } = (answer as { t: { suggestions: readonly string[] } }).t
    expect(suggestions).toHaveLength(3)
    if (language === 'EN') expect(suggestions.join('')).not.toMatch(/\p{Script=Han}/u)
    for (const question of suggestions)
      expect(await findPassage(server.db, iid, question, server.time.now)).toMatchObject({
        answer: expect.stringMatching(/./),
      })
  }
})

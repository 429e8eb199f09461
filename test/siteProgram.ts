import { CompiledQuery } from 'kysely'
import type { Db } from '../server/db/schema'
import { serving } from '../server/main'
import type { Answer, Question } from './heldDatabase'

/** The server as a suite starts it: the suite may take its database for a while, and give it back. */
async function main(): Promise<void> {
  const db = await serving
  const ask = process.send?.bind(process)
  if (!ask) return
  let held: Db | null = null
  let giveBack = () => {}

  /** Resolves when nobody else has a statement or a transaction under way. From then on all others wait. */
  const take = (): Promise<void> =>
    new Promise((taken, fail) => {
      const hold = (connection: Db) =>
        new Promise<void>((resolve) => {
          held = connection
          giveBack = resolve
          taken()
        })
      db.connection().execute(hold).catch(fail)
    })

  async function answer({ wish, sql, parameters }: Question): Promise<Omit<Answer, 'id'>> {
    if (wish === 'take') await take()
    else if (wish === 'give back') giveBack()
    else return { result: await held?.executeQuery(CompiledQuery.raw(sql, [...parameters])) }
    return {}
  }

  process.on('message', (question: Question) => {
    const tell = (said: Omit<Answer, 'id'>) => void ask({ id: question.id, ...said })
    answer(question).then(tell, ({ message, code }) => tell({ problem: { message, code } }))
  })
}

void main()

import { explain, isPlanned } from '../explain'
import type { ListCall } from './listCalls'
import { type ListWay, listWays, SMALL_LISTS } from './listWays'
import type { GrownServer } from './openGrownServer'
import { type PlanLimits, planFaults } from './planFaults'

/** Requests a list in one way and returns its rows. Throws when the call is refused. */
export async function askList(
  { server, as }: GrownServer,
  { definition }: ListCall,
  { params }: ListWay,
): Promise<readonly unknown[]> {
  const answer = await server.wire(definition.uri, params, { as })
  if ('code' in answer) throw new Error(`${definition.uri} answers ${JSON.stringify(answer).slice(0, 200)}`)
  const found = answer.t as { list?: readonly unknown[]; messages?: readonly unknown[] } | readonly unknown[]
  return Array.isArray(found) ? found : (Object.values(found).find(Array.isArray) ?? [])
}

/**
 * Finds the statements of a list whose cost grows with the data. Requests the list in every way, and runs and reads
 * each plan. A list without any grown rows is a fault too, because nothing is checked then.
 */
export async function faultsOfList(grown: GrownServer, list: ListCall, limits: PlanLimits): Promise<string[]> {
  const { statements, db } = grown.server
  const faults: string[] = []
  let shown = 0
  for (const way of listWays(list, grown.rows)) {
    statements.take()
    shown += (await askList(grown, list, way)).length
    for (const statement of statements.take()) {
      if (!isPlanned(statement) || !/^\s*(select|with)\b/i.test(statement.sql)) continue
      for (const fault of planFaults(await explain(db, statement, true), limits))
        faults.push(
          `${way.name}, ${way.kind}: ${fault}\n    ${statement.sql.replace(/\s+/g, ' ').trim().slice(0, 400)}`,
        )
    }
  }
  if (shown === 0 && !SMALL_LISTS.includes(list.definition.uri))
    faults.push(`${list.definition.uri} shows nothing of the grown tables: listWays.ts says how it is asked for`)
  return faults
}

import type { EnrollChoice } from './enrollOrder'

type SaveEntry = (row: number, fields: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * Stores the people of a trial one by one. After a fault it continues with those whom the gateway does not have yet.
 */
export class TrialEntries {
  private readonly stored = new Map<number, string>()

  constructor(private readonly save: SaveEntry) {}

  async store({ session, ticket, entrants }: EnrollChoice): Promise<void> {
    for (const [row, person] of entrants.entries()) {
      const fields = { ...person, sessionId: session.id, ticketId: ticket.id }
      const written = JSON.stringify(fields)
      if (this.stored.get(row) === written) continue
      await this.save(row, fields)
      this.stored.set(row, written)
    }
  }
}

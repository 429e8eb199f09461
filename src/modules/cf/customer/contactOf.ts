import type { ConfigItem } from '@quanzi/contract'

/** Whom to ask, and the questions that are answered already. */
export interface Contact {
  readonly name: string
  readonly hours: string
  readonly phone: string
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The organiser's contact among the rows of the configuration; editors may have left fields out. */
export const contactOf = (rows: readonly ConfigItem[]): Contact | null => {
  const row = rows.find(({ extra }) => extra.part === 'contact')
  return row ? { name: row.title, hours: row.desc, phone: asText(row.extra.phone) } : null
}

/** The answered questions among them. */
export const questionsOf = (rows: readonly ConfigItem[]) =>
  rows.filter(({ extra }) => extra.part === 'question').map(({ id, title, desc }) => ({ id, title, desc }))

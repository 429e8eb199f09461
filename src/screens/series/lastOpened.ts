import { openTenantStorage } from '@/session/sessionStorage'

/** What was played or read last on this device, to continue with. */
export interface LastOpened {
  /** The whole's id. */
  readonly id: string
  readonly title: string
  readonly cover: string
  /** Title of the part. */
  readonly part: string
  readonly itemId: string
}

const FIELDS = ['id', 'title', 'cover', 'part', 'itemId'] as const

const isLastOpened = (value: unknown): value is LastOpened =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => typeof (value as Record<string, unknown>)[field] === 'string')

export const readLastOpened = (iid: number, moduleType: number): LastOpened | null =>
  openTenantStorage(iid).read(`last:${moduleType}`, isLastOpened)

export const keepLastOpened = (iid: number, moduleType: number, last: LastOpened): void =>
  void openTenantStorage(iid).write(`last:${moduleType}`, last)

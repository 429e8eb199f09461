import { openTenantStorage } from '@/session/sessionStorage'
import { ReadMarks } from './ReadMarks'

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every((id) => typeof id === 'string')
const KEY = 'news:read'
const open = new Map<number, ReadMarks>()

/** The read marks of a tenant, shared by all news screens. */
export function readMarksOf(iid: number): ReadMarks {
  const known = open.get(iid)
  if (known) return known
  const store = openTenantStorage(iid)
  const marks = new ReadMarks({ read: () => store.read(KEY, isIds) ?? [], write: (ids) => void store.write(KEY, ids) })
  open.set(iid, marks)
  return marks
}

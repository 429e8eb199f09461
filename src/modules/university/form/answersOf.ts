import type { Answers } from './FormParts'
import { isRecord } from './isRecord'

/** The answers of a group in the gateway's text; empty when the text cannot be parsed. */
export function answersOf(text: string): Answers {
  try {
    const saved: unknown = JSON.parse(text)
    if (!isRecord(saved)) return {}
    return Object.fromEntries(Object.entries(saved).map(([id, value]) => [id, String(value ?? '')]))
  } catch {
    return {}
  }
}

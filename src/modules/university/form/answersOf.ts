import type { Answers } from './FormParts'
import { isRecord } from './isRecord'

/** The answers of a group as the gateway sends them, in one text; none when it cannot be read. */
export function answersOf(text: string): Answers {
  try {
    const saved: unknown = JSON.parse(text)
    if (!isRecord(saved)) return {}
    return Object.fromEntries(Object.entries(saved).map(([id, value]) => [id, String(value ?? '')]))
  } catch {
    return {}
  }
}

import type { DatePart, DateWheel } from './dateWheels'

export interface WheelsProps {
  readonly id?: string | undefined
  /** From left to right. */
  readonly wheels: readonly DateWheel[]
  readonly onTurn: (part: DatePart, value: number) => void
  /** Called for the Enter key. */
  readonly onDone: () => void
}

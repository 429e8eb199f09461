export type RangeBarProps = {
  id: string
  /** What the bar moves, for screen readers. */
  label: string
  /** What its position means, for screen readers: 1:05. */
  valueText: string
  value: number
  max: number
  /** Called once, when the bar is let go. */
  onChange: (value: number) => void
  disabled?: boolean
}

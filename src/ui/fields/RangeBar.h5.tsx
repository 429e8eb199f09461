import { useState } from 'react'
import css from './RangeBar.module.scss'
import type { RangeBarProps } from './RangeBarProps'

/** A bar to drag a position, with the arrow keys too. */
export function RangeBar({ id, label, valueText, value, max, onChange, disabled }: RangeBarProps) {
  // While it is dragged the bar shows the finger and not what plays on.
  const [dragged, setDragged] = useState<number | null>(null)
  const shown = dragged ?? value
  const drop = () => {
    if (dragged !== null) onChange(dragged)
    setDragged(null)
  }
  return (
    <input
      id={id}
      type="range"
      className={css.range}
      style={{ '--done': `${max > 0 ? (shown / max) * 100 : 0}%` } as object}
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={Math.max(1, Math.floor(max))}
      step={1}
      value={Math.floor(shown)}
      disabled={disabled}
      onChange={(event) => setDragged(Number(event.target.value))}
      onPointerUp={drop}
      onKeyUp={drop}
      onBlur={drop}
    />
  )
}

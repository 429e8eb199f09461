export type PressRole = 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'switch' | 'option' | 'menuitem'

export type PressOptions = {
  role?: PressRole
  /** What a screen reader says when the element's own text does not say it. */
  label?: string
  disabled?: boolean
  /** Looks disabled but still takes presses: text typed since the last drawing may have enabled it. */
  idle?: boolean
  /** For tabs and options. */
  selected?: boolean
  /** For checkboxes, radios and switches. */
  checked?: boolean
  expanded?: boolean
  pressed?: boolean
}

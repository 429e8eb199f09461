export type PressRole = 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'switch' | 'option' | 'menuitem'

export type PressOptions = {
  role?: PressRole
  /** What a screen reader says when the element's own text does not say it. */
  label?: string
  disabled?: boolean
  /** Nothing to do right now, but a press is heard: the words that make it worth one may be newer than the drawing. */
  idle?: boolean
  /** For tabs and options. */
  selected?: boolean
  /** For checkboxes, radios and switches. */
  checked?: boolean
  expanded?: boolean
  pressed?: boolean
}

export type PressRole = 'button' | 'link' | 'tab' | 'checkbox' | 'radio' | 'switch' | 'option' | 'menuitem'

export type PressOptions = {
  role?: PressRole
  /** Name for screen readers, when the element's text is not enough. */
  label?: string
  disabled?: boolean
  /** Looks disabled but can be pressed: text typed since the last render may have enabled it. */
  idle?: boolean
  /** For tabs and options. */
  selected?: boolean
  /** For checkboxes, radios and switches. */
  checked?: boolean
  expanded?: boolean
  pressed?: boolean
}

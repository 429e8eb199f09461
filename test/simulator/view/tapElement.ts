import { dispatchEvent } from './dispatchEvent'
import { attributeText, type ViewElement, walk } from './ViewNode'

/** The user's input in components that the page does not control; the real components keep it themselves. */
export interface NativeState {
  /** Typed or chosen values, by element key. */
  readonly values: Map<string, unknown>
  readonly roots: () => Iterable<ViewElement>
  share(button: ViewElement): void
  navigate(element: ViewElement): void
  phoneNumber(button: ViewElement): void
  agreeToPrivacy(button: ViewElement): void
}

const truthy = (value: unknown) => value !== undefined && value !== null && value !== false && value !== 'false'
const POINT = { x: 187, y: 300 }
const TOUCH = { identifier: 0, pageX: POINT.x, pageY: POINT.y, clientX: POINT.x, clientY: POINT.y }

export const touchEvent = (type: string, data: object = {}) => ({
  type,
  touches: type === 'touchend' ? [] : [TOUCH],
  changedTouches: [TOUCH],
  ...data,
})

const closest = (element: ViewElement, tag: string): ViewElement | undefined => {
  for (let at: ViewElement | null = element; at; at = at.parent) if (at.tag === tag) return at
  return undefined
}

/** A tap: touch events, the tap event, then the default action of the native component. */
export function tapElement(element: ViewElement, state: NativeState): void {
  const control = closest(element, 'button')
  if (control && truthy(control.attributes.get('disabled'))) return
  dispatchEvent(element, touchEvent('touchstart'))
  dispatchEvent(element, touchEvent('touchend'))
  dispatchEvent(element, { ...touchEvent('tap'), detail: POINT })
  actNatively(element, state)
}

const NATIVE: Readonly<Record<string, (element: ViewElement, state: NativeState) => void>> = {
  label: activateLabel,
  checkbox: toggle,
  radio: toggle,
  switch: switchElement,
  navigator: (element, state) => state.navigate(element),
  button: pressButton,
  input: focus,
  textarea: focus,
}

/** The innermost native component under the finger acts. */
function actNatively(element: ViewElement, state: NativeState): void {
  for (let at: ViewElement | null = element; at; at = at.parent) {
    const act = NATIVE[at.tag]
    if (act) {
      act(at, state)
      break
    }
  }
}

function focus(element: ViewElement, state: NativeState): void {
  dispatchEvent(element, { type: 'focus', detail: { value: fieldValue(element, state), height: 0 } })
}

const LABELLED = new Set(['checkbox', 'radio', 'switch', 'button'])

function activateLabel(label: ViewElement, state: NativeState): void {
  const id = attributeText(label, 'for')
  for (const element of id ? state.roots() : walk(label.children)) {
    if (!LABELLED.has(element.tag) || (id && attributeText(element, 'id') !== id)) continue
    NATIVE[element.tag]?.(element, state)
    break
  }
}

function pressButton(button: ViewElement, state: NativeState): void {
  const form = closest(button, 'form')
  const formType = attributeText(button, 'form-type')
  if (form && formType === 'submit') submitForm(form, state)
  if (form && formType === 'reset') dispatchEvent(form, { type: 'reset' })
  const openType = attributeText(button, 'open-type')
  if (openType === 'share') state.share(button)
  if (openType === 'getPhoneNumber') state.phoneNumber(button)
  if (openType === 'agreePrivacyAuthorization') state.agreeToPrivacy(button)
}

export function fieldValue(element: ViewElement, state: NativeState): unknown {
  return state.values.get(element.key) ?? element.attributes.get('value') ?? ''
}

export function isChecked(element: ViewElement, state: NativeState): boolean {
  return truthy(state.values.get(element.key) ?? element.attributes.get('checked'))
}

const FIELDS = new Set(['input', 'textarea', 'picker', 'slider'])

function submitForm(form: ViewElement, state: NativeState): void {
  const value: Record<string, unknown> = {}
  for (const element of walk(form.children)) {
    const name = attributeText(element, 'name')
    if (!name) continue
    if (FIELDS.has(element.tag)) value[name] = fieldValue(element, state)
    else if (element.tag === 'switch') value[name] = isChecked(element, state)
    else if (element.tag === 'checkbox-group') value[name] = chosen(element, state)
    else if (element.tag === 'radio-group') value[name] = chosen(element, state)[0] ?? ''
  }
  dispatchEvent(form, { type: 'submit', detail: { value, target: {} } })
}

function chosen(group: ViewElement, state: NativeState): string[] {
  return walk(group.children)
    .filter((element) => (element.tag === 'checkbox' || element.tag === 'radio') && isChecked(element, state))
    .map((element) => attributeText(element, 'value') ?? '')
}

function toggle(element: ViewElement, state: NativeState): void {
  if (truthy(element.attributes.get('disabled'))) return
  const group = closest(element, `${element.tag}-group`)
  if (element.tag === 'radio' && group) {
    for (const other of walk(group.children)) if (other.tag === 'radio') state.values.set(other.key, false)
  }
  state.values.set(element.key, element.tag === 'radio' ? true : !isChecked(element, state))
  if (!group) return
  const values = chosen(group, state)
  dispatchEvent(group, { type: 'change', detail: { value: element.tag === 'radio' ? values[0] : values } })
}

export function switchElement(element: ViewElement, state: NativeState): void {
  if (truthy(element.attributes.get('disabled'))) return
  const value = !isChecked(element, state)
  state.values.set(element.key, value)
  dispatchEvent(element, { type: 'change', detail: { value } })
}

export function inputText(element: ViewElement, value: string, state: NativeState): void {
  if (truthy(element.attributes.get('disabled'))) return
  const limit = Number(element.attributes.get('maxlength') ?? 140)
  const text = limit >= 0 ? value.slice(0, limit) : value
  focus(element, state)
  state.values.set(element.key, text)
  dispatchEvent(element, { type: 'input', detail: { value: text, cursor: text.length, keyCode: 0 } })
  dispatchEvent(element, { type: 'blur', detail: { value: text, cursor: text.length } })
}

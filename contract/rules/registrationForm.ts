/** The key of the version among the answers of a form group (`FormItemsBody.t3`, `content`). */
export const FORM_VERSION_KEY = 'version'

/** Separates the two levels in a picker's answer (admissions-and-regions §4, `biology/ecology`). */
export const PICKER_SEPARATOR = '/'

/** A first-level choice of a two-level picker and its second level, if any. */
export interface PickerOption {
  readonly key: string
  readonly values: readonly string[]
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

function optionOf(entry: unknown): PickerOption[] {
  if (typeof entry === 'string') return [{ key: entry, values: [] }]
  if (typeof entry !== 'object' || entry === null || !('key' in entry) || typeof entry.key !== 'string') return []
  return [{ key: entry.key, values: 'values' in entry ? textsOf(entry.values) : [] }]
}

/**
 * The choices of a component of type 3. `content` is a JSON list of texts and `{key, values}` (admissions-and-regions
 * §3); ignores anything else in it.
 */
export function pickerOptions(content: string): PickerOption[] {
  try {
    const list: unknown = JSON.parse(content)
    return Array.isArray(list) ? list.flatMap(optionOf) : []
  } catch {
    return []
  }
}

/** True for a valid answer of the picker: a first level without a second, or one of each. */
export function isPickerAnswer(content: string, answer: string): boolean {
  return pickerOptions(content).some(({ key, values }) =>
    values.length === 0 ? answer === key : values.some((value) => answer === key + PICKER_SEPARATOR + value),
  )
}

/** The addresses in an answer of type 5: a JSON list, or joined by commas. */
export function imagesOf(answer: string): string[] {
  if (answer.startsWith('[')) {
    try {
      return textsOf(JSON.parse(answer))
    } catch {
      return []
    }
  }
  return answer
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** Minimum size of a face photo in px (screens-activities §3b). */
export const PHOTO_MIN = { width: 295, height: 413 } as const

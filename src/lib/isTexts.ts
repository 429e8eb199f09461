import { isText } from './isText'

/** True for texts by name, as answers and fields are kept on a device. */
export const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

import { isText } from './isText'

/** True for a list of texts, as names are kept on a device. */
export const isTextList = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText)

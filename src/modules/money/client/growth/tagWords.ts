import { text } from '../messages'
import { isClientTag } from './tags'

/** A tag in the viewer's language; words of other clients as they are. */
export const tagWords = (tag: string): string => (isClientTag(tag) ? text(`tag_${tag}`) : tag)

import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from './messages'

/** The state of a shelf without items. */
export const emptyShelf = (word: string): ScreenState => ({
  kind: 'empty',
  message: word ? text('noneFound', { word }) : text('noItems'),
})

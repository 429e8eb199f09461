import { overlays } from '@/ui/feedback/Overlays'
import { tellShowError } from './tellShowError'

test.each([
  [new TypeError('no storage'), { name: 'TypeError', message: 'no storage' }],
  ['cut off', { name: 'Error', message: 'cut off' }],
])('chat-and-calls §8: an error while the dialog opens is an alert with the serialised error: %p', (error, said) => {
  tellShowError(error)
  expect(JSON.parse(overlays.question?.message ?? '')).toEqual(said)
  expect(overlays.question?.cancelText).toBeUndefined()
  overlays.answer(true)
})

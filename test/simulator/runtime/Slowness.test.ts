import { Slowness } from './Slowness'

const later = (run: () => void) => setTimeout(run, 0)

test('a fast phone renders at once', () => {
  const drawn: string[] = []
  new Slowness(0).draw(() => drawn.push('one'))
  expect(drawn).toEqual(['one'])
})

test('a slow phone renders later, and in order', async () => {
  const slowness = new Slowness(20)
  const drawn: number[] = []
  for (const at of [1, 2, 3, 4]) slowness.draw(() => drawn.push(at))
  expect(drawn).toEqual([])
  await slowness.atRest()
  expect(drawn).toEqual([1, 2, 3, 4])
})

test('the view is at rest when the immediate reaction to a tap is rendered', async () => {
  const slowness = new Slowness(20)
  const drawn: string[] = []
  // A handler, then the renderer, then the data for the view.
  later(() => later(() => slowness.draw(() => drawn.push('ticked'))))
  await slowness.atRest()
  expect(drawn).toEqual(['ticked'])
})

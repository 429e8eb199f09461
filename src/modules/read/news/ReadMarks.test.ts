import { ReadMarks } from './ReadMarks'

function shelf(ids: readonly string[] = []) {
  let kept = ids
  return {
    read: () => kept,
    write: (next: readonly string[]) => {
      kept = next
    },
  }
}

test('opened items are stored on the device, once', () => {
  const device = shelf()
  const marks = new ReadMarks(device)
  marks.add('5')
  marks.add('5')
  expect(device.read()).toEqual(['5'])
  expect(new ReadMarks(device).has('5')).toBe(true)
  expect(marks.has('6')).toBe(false)
})

test('after 300 items the oldest are dropped', () => {
  const device = shelf()
  const marks = new ReadMarks(device)
  for (let id = 0; id < 301; id++) marks.add(String(id))
  expect(device.read()).toHaveLength(300)
  expect(marks.has('0')).toBe(false)
  expect(marks.has('300')).toBe(true)
})

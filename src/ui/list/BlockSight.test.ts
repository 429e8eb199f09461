import { BlockSight } from './BlockSight'

const nearIn = (sight: BlockSight, count: number) =>
  Array.from({ length: count }, (_, at) => at).filter((at) => sight.isNear(at))

test('before the first report of the platform, the first blocks are drawn, and all blocks of a list that was short', () => {
  const sight = new BlockSight()
  expect(nearIn(sight, 50)).toEqual([0, 1, 2])
  sight.reset(6)
  expect(nearIn(sight, 50)).toEqual([0, 1, 2, 3, 4, 5])
})

test('a block that leaves the screen keeps its height, and is drawn again when it returns', () => {
  const sight = new BlockSight()
  expect(sight.tell(1, false, 612.5)).toBe(true)
  expect(sight.tell(3, true, 600)).toBe(true)
  expect(nearIn(sight, 10)).toEqual([0, 2, 3])
  expect([sight.heightOf(1), sight.heightOf(2)]).toEqual([612.5, undefined])
  expect(sight.tell(1, true, 612.5)).toBe(true)
  expect(nearIn(sight, 10)).toEqual([0, 1, 2, 3])
})

test('the first block stays drawn, because screens scroll to a new row at the top', () => {
  const sight = new BlockSight()
  expect(sight.tell(0, false, 600)).toBe(false)
  expect(sight.isNear(0)).toBe(true)
})

test('a repeated report draws nothing again, and the height of an empty block does not replace that of its rows', () => {
  const sight = new BlockSight()
  expect(sight.tell(1, true, 640)).toBe(false)
  sight.tell(1, false, 640)
  expect(sight.tell(1, false, 8)).toBe(false)
  expect(sight.heightOf(1)).toBe(640)
})

test('a block without a height stays drawn: the rows below it must not jump', () => {
  const sight = new BlockSight()
  expect(sight.tell(2, false, 0)).toBe(false)
  expect(sight.isNear(2)).toBe(true)
})

test('a reset list forgets all reports', () => {
  const sight = new BlockSight()
  sight.tell(1, false, 600)
  sight.layMore()
  sight.reset(1)
  expect([nearIn(sight, 10), sight.heightOf(1), sight.laid]).toEqual([[0, 1, 2], undefined, 16])
})

import fc from 'fast-check'
import { splitColumns } from './splitColumns'

const heights = fc.array(fc.double({ min: 0.1, max: 3, noNaN: true }), { maxLength: 60 })

test('every item is in one column, in order, and no column is ahead by more than one item', () => {
  fc.assert(
    fc.property(heights, (items) => {
      const indexed = items.map((height, index) => ({ height, index }))
      const columns = splitColumns(indexed, (item) => item.height)
      expect(
        columns
          .flat()
          .map((item) => item.index)
          .sort((a, b) => a - b),
      ).toEqual(indexed.map((item) => item.index))
      for (const column of columns)
        expect(column.map((item) => item.index)).toEqual(column.map((item) => item.index).sort((a, b) => a - b))
      const [left, right] = columns.map((column) => column.reduce((sum, item) => sum + item.height, 0))
      expect(Math.abs(left - right)).toBeLessThanOrEqual(Math.max(0, ...items) + 1e-9)
    }),
  )
})

test('adding items never moves earlier ones', () => {
  fc.assert(
    fc.property(heights, heights, (first, more) => {
      const before = splitColumns(first, (height) => height)
      const after = splitColumns([...first, ...more], (height) => height)
      before.forEach((column, side) => {
        expect(after[side].slice(0, column.length)).toEqual(column)
      })
    }),
  )
})

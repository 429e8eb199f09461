import { CropArea } from './CropArea'

test('at first the middle square of the picture', () => {
  expect(new CropArea(400, 200).square).toEqual({ x: 100, y: 0, size: 200 })
  expect(new CropArea(200, 400).square).toEqual({ x: 0, y: 100, size: 200 })
})

test('nearer and wider stay between one and four times', () => {
  const area = new CropArea(400, 400)
  expect(area.isWidest).toBe(true)
  area.wider()
  expect(area.square.size).toBe(400)
  for (let n = 0; n < 20; n++) area.nearer()
  expect(area.isNearest).toBe(true)
  expect(area.square).toEqual({ x: 150, y: 150, size: 100 })
})

test('dragging moves the picture under the square, never beyond its ends', () => {
  const area = new CropArea(400, 200)
  area.drag(0.25, 0.5)
  expect(area.square).toEqual({ x: 50, y: 0, size: 200 })
  area.drag(5, 0)
  expect(area.square.x).toBe(0)
  area.drag(-50, 0)
  expect(area.square.x).toBe(200)
})

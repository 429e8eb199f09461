import { daysText, distanceText, scoreText, timesText } from './shopWords'

test('distances, scores, days and hours as people say them', () => {
  expect([354, 996, 1000, 2149].map(distanceText)).toEqual(['350 m', '1.0 km', '1.0 km', '2.1 km'])
  expect([scoreText({ score: 4.5, reviews: 3 }), scoreText({})]).toEqual(['4.5分 · 3条评价', '暂无评价'])
  expect(
    [
      [0, 1, 2, 3, 4, 5, 6],
      [0, 6],
      [1, 2, 3, 4, 5],
      [1, 3, 4],
      [0, 1],
    ].map(daysText),
  ).toEqual(['每天', '周六–周日', '周一–周五', '周一, 周三–周四', '周一, 周日'])
  expect([timesText({ from: '00:00', to: '24:00' }), timesText({ from: '09:00', to: '02:00' })]).toEqual([
    '24小时',
    '09:00–02:00',
  ])
})

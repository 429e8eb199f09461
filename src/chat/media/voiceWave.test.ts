import { voiceWave, waveDrawing, waveOf } from './voiceWave'

test('the bars follow the levels; the loudest is the highest and silence the lowest', () => {
  const levels = Array.from({ length: 280 }, (_, at) => (at < 140 ? -80 : -10 - (at % 10)))
  const wave = waveOf(levels)
  expect(wave).toMatch(/^0{14}9{14}$/)
  expect(waveOf(levels.slice(140, 150))).toMatch(/^9.*7/)
})

test('a recording shorter than the bars repeats its levels; one without levels has no wave', () => {
  expect(waveOf([-30, 0])).toHaveLength(28)
  expect(waveOf([])).toBe('')
})

test('the address contains the bars; without bars, or with too many, there is still a drawing', () => {
  expect(voiceWave('/oss/h5/1?seconds=3&wave=0123456789')).toBe('0123456789')
  expect(voiceWave('/oss/h5/1?seconds=3')).toBe('2'.repeat(28))
  expect(voiceWave(`/oss/h5/1?wave=${'9'.repeat(4000)}`)).toHaveLength(28)
  const drawing = decodeURIComponent(waveDrawing('09'))
  expect(drawing).toContain("viewBox='0 0 16 48'")
  expect(drawing).toContain("d='M4 21v6M12 2v44'")
})

import { location } from '@/platform/location'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { allowedPosition, askPosition, type PositionPurpose } from './askPosition'

const HERE = { lat: 30.25, lng: 120.13, accuracy: 20 }

test('a check-in says that it keeps the position and needs an answer of its own; what is only searched for is not kept', async () => {
  jest.spyOn(location, 'get').mockResolvedValue({ ok: true, value: HERE })
  const asked = jest.spyOn(dialog, 'confirm').mockResolvedValue(true)
  const words = async (purpose: PositionPurpose) => {
    asked.mockClear()
    expect(await askPosition(purpose)).toEqual(HERE)
    return asked.mock.calls.map(([{ message }]) => message)
  }
  expect(await words('pick')).toEqual([expect.stringMatching(/不会保存.*确认选用的地点/)])
  expect(await words('find')).toEqual([])
  expect(await words('checkin')).toEqual([expect.stringMatching(/^(?!.*不会保存).*随签到记录保存/)])
  expect(await words('checkin')).toEqual([])
  expect(await allowedPosition()).toEqual(HERE)

  jest.spyOn(location, 'get').mockResolvedValue({ ok: false, reason: 'denied', message: '' })
  const said = jest.spyOn(toast, 'show').mockImplementation(() => undefined)
  // A screen that cannot go on without it keeps its own words; a passing word speaks of what the position was for.
  const kept: string[] = []
  expect(await askPosition('checkin', (words) => kept.push(words))).toBeNull()
  expect([kept, said.mock.calls]).toEqual([[expect.stringMatching(/^(?!.*搜索).*核对你在现场.*设置/)], []])
  await askPosition('find')
  expect(said.mock.calls).toEqual([[expect.not.stringContaining('搜索')]])
  expect(await allowedPosition()).toBeNull()
  jest.spyOn(location, 'get').mockResolvedValue({ ok: true, value: HERE })
  expect(await words('find')).toEqual([expect.stringContaining('附近')])
})

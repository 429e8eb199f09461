const addPhoneCalendar = jest.fn()
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { addPhoneCalendar } }))

import path from 'node:path'
import { calendar as douyin } from './index.tt'
import type { Calendar } from './types'

// By the short name Jest would load the browser's file.
const { calendar } = require(path.join(__dirname, 'index.ts')) as { readonly calendar: Calendar }

const entry = {
  id: 'G1',
  title: '露营',
  startsAt: 1_795_824_000_000,
  endsAt: 1_795_935_600_000,
  place: '湖州',
  note: '停车场',
}

beforeEach(() => addPhoneCalendar.mockReset())

test('the phone’s calendar gets seconds, the place, and a reminder two hours before', async () => {
  addPhoneCalendar.mockResolvedValue({ errMsg: 'addPhoneCalendar:ok' })
  expect(await calendar.add(entry)).toEqual({ ok: true, value: undefined })
  expect(addPhoneCalendar).toHaveBeenCalledWith({
    title: '露营',
    startTime: 1_795_824_000,
    endTime: '1795935600',
    location: '湖州',
    description: '停车场',
    alarm: true,
    alarmOffset: 7200,
  })
})

test.each([
  ['addPhoneCalendar:fail auth deny', 'denied'],
  ['addPhoneCalendar:fail cancel', 'cancelled'],
  ['addPhoneCalendar:fail', 'failed'],
])('%s is reported as %s', async (errMsg, reason) => {
  addPhoneCalendar.mockRejectedValue({ errMsg })
  expect(await calendar.add(entry)).toMatchObject({ ok: false, reason })
})

test('the short-video app offers no calendar', async () => {
  expect(douyin.offered()).toBe(false)
  expect(await douyin.add(entry)).toMatchObject({ ok: false, reason: 'unsupported' })
})

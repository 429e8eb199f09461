import {
  CHAT,
  DEFAULT_CID,
  DEFAULT_IID,
  defaultIndexType,
  FORM_LOAD_DELAY_MS,
  NOT_FOUND_REDIRECT_MS,
  PAGE_SIZE,
  PASSWORD_MIN,
  REGISTRATION_CHANNEL,
  SAVED_RETURN_MS,
  SITE_INFO_RELOAD_MS,
  STEPPER,
  UNIVERSITY_IID,
  UNIVERSITY_REG_ID,
  UPLOAD,
  USER_INFO_CACHE_MS,
} from './constants'

test('shell (shell-and-routes §9)', () => {
  expect([DEFAULT_IID, DEFAULT_CID, SITE_INFO_RELOAD_MS, NOT_FOUND_REDIRECT_MS]).toEqual([1000, 1000, 4000, 3000])
  expect([defaultIndexType(1000), defaultIndexType(3073), defaultIndexType(3192)]).toEqual([7, 7, 39])
})

test('chat and calls (chat-and-calls §9)', () => {
  expect(CHAT).toMatchObject({ scope: 1, clientVersion: '2.0.8', port: 3051, sentCode: 200, systemLevel: 15 })
  expect(CHAT).toMatchObject({ reconnectAttempts: 5, reconnectDelayMs: 5000, reconnectFactor: 2 })
  expect(CHAT).toMatchObject({
    heartbeatTimeoutFactor: 2,
    abnormalClose: 1006,
    oldClientCode: 501,
    couponNoticeFlag: 2,
  })
  expect(USER_INFO_CACHE_MS).toBe(12 * 3_600_000)
  expect(PAGE_SIZE).toEqual({ content: 5, list: 20, max: 50 })
})

test('admissions (admissions-and-regions §9)', () => {
  expect([UNIVERSITY_IID, UNIVERSITY_REG_ID, REGISTRATION_CHANNEL]).toEqual([3073, 3, 'registration'])
  expect([FORM_LOAD_DELAY_MS, SAVED_RETURN_MS]).toEqual([200, 500])
  expect([PASSWORD_MIN, STEPPER.min, STEPPER.step]).toEqual([6, 0, 1])
  expect(UPLOAD).toEqual({
    imageExtensions: ['jpg', 'png', 'jpeg', 'bmp', 'gif'],
    videoExtensions: ['mp4'],
    imageMaxCount: 999,
  })
})

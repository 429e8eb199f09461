import Taro from '@tarojs/taro'
import { systemInfo } from './systemInfo'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))

const platform = Taro as unknown as Record<string, unknown>

beforeEach(() => {
  for (const name of Object.keys(platform)) delete platform[name]
})

test('the parts are combined on a platform with separate functions', () => {
  Object.assign(platform, {
    getWindowInfo: () => ({ windowWidth: 375 }),
    getDeviceInfo: () => ({ platform: 'ios' }),
    getAppBaseInfo: () => ({ theme: 'dark' }),
    getSystemInfoSync: jest.fn(),
  })
  expect(systemInfo()).toEqual({ windowWidth: 375, platform: 'ios', theme: 'dark' })
  expect(platform.getSystemInfoSync).not.toHaveBeenCalled()
})

test('when one part is missing, the old function is used', () => {
  Object.assign(platform, {
    getWindowInfo: () => ({ windowWidth: 375 }),
    getSystemInfoSync: () => ({ windowWidth: 390, platform: 'android' }),
  })
  expect(systemInfo()).toEqual({ windowWidth: 390, platform: 'android' })
})

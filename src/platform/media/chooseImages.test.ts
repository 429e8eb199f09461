import Taro from '@tarojs/taro'
import { chooseImages } from './chooseImages'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))

type Options = Taro.chooseMedia.Option

const platform = Taro as unknown as Record<string, unknown>
const choice = { count: 2, sourceType: ['album' as const] }

beforeEach(() => {
  for (const name of Object.keys(platform)) delete platform[name]
})

test('a platform with chooseMedia offers only pictures', async () => {
  const chooseMedia = jest.fn(({ success }: Options) =>
    success?.({ tempFiles: [{ tempFilePath: 'tmp/a.jpg', size: 7, fileType: 'image' }] } as never),
  )
  Object.assign(platform, { chooseMedia, chooseImage: jest.fn() })
  expect(await chooseImages(choice)).toEqual([{ path: 'tmp/a.jpg', size: 7 }])
  expect(chooseMedia).toHaveBeenCalledWith(expect.objectContaining({ ...choice, mediaType: ['image'] }))
  expect(platform.chooseImage).not.toHaveBeenCalled()
})

test('closing the chooser differs from choosing a picture', async () => {
  const refusal = { errMsg: 'chooseMedia:fail cancel' }
  Object.assign(platform, { chooseMedia: ({ fail }: Options) => fail?.(refusal) })
  await expect(chooseImages(choice)).rejects.toBe(refusal)
})

test('an older platform uses chooseImage', async () => {
  const tempFiles = [{ path: 'tmp/a.jpg', size: 7 }]
  Object.assign(platform, { chooseImage: jest.fn(async () => ({ tempFiles })) })
  expect(await chooseImages(choice)).toEqual(tempFiles)
  expect(platform.chooseImage).toHaveBeenCalledWith(choice)
})

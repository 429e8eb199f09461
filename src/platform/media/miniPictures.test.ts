import Taro from '@tarojs/taro'
import { readHead } from './readHead'
import { shrinkByPlatform } from './shrinkByPlatform'

const { media } = jest.requireActual<typeof import('./index')>('./index.ts')

const disk = new Map<string, Uint8Array>()
const MB = 1_048_576

interface Read {
  readonly filePath: string
  readonly position?: number
  readonly length?: number
  success(result: { data?: ArrayBuffer; size?: number }): void
  fail(): void
}

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getFileSystemManager: () => ({
      readFile({ filePath, length, success, fail }: Read) {
        const bytes = disk.get(filePath)
        // Like WeChat, refuses a length beyond the end of the file.
        if (!bytes || (length ?? 0) > bytes.length) return fail()
        success({ data: bytes.slice(0, length).buffer as ArrayBuffer })
      },
      getFileInfo({ filePath, success, fail }: Read) {
        const bytes = disk.get(filePath)
        if (bytes) success({ size: bytes.length })
        else fail()
      },
    }),
    chooseImage: jest.fn(),
    getImageInfo: jest.fn(),
    compressImage: jest.fn(),
  },
}))

const file = (path: string, size: number) => ({ path, name: path, size })

beforeEach(() => disk.clear())

test('a chosen picture comes with its name and its size, nine at once at most', async () => {
  const tempFiles = [{ path: 'http://tmp/large.jpg', size: 40 * MB }]
  jest.mocked(Taro.chooseImage).mockResolvedValue({ tempFiles } as never)
  const picked = await media.pickImages({ count: 20 })
  expect(picked).toEqual({ ok: true, value: [{ ...tempFiles[0], name: 'large.jpg' }] })
  expect(Taro.chooseImage).toHaveBeenCalledWith(expect.objectContaining({ count: 9 }))
})

test('the first bytes are read from the disk, also of a file that is shorter', async () => {
  disk.set('a.jpg', new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3, 4, 5, 6]))
  disk.set('b.jpg', new Uint8Array([0x4d, 0x5a]))
  expect(await readHead(file('a.jpg', 9), 4)).toEqual(new Uint8Array([0xff, 0xd8, 0xff, 1]))
  expect(await readHead(file('b.jpg', 2), 8)).toEqual(new Uint8Array([0x4d, 0x5a]))
  expect(await readHead(file('gone.jpg', 2), 8)).toBeNull()
})

test('a large photo is compressed and gets its new size', async () => {
  jest.mocked(Taro.getImageInfo).mockResolvedValue({ width: 4000, height: 3000, type: 'jpeg' } as never)
  jest.mocked(Taro.compressImage).mockResolvedValue({ tempFilePath: 'small.jpg' } as never)
  disk.set('small.jpg', new Uint8Array(500))
  const small = await shrinkByPlatform(file('large.jpg', 30 * MB), 2000)
  expect(small).toEqual({ path: 'small.jpg', name: 'large.jpg', size: 500 })
  expect(Taro.compressImage).toHaveBeenCalledWith(
    expect.objectContaining({ compressedWidth: 2000, compressedHeight: 1500 }),
  )
})

test('a picture stays the same when it is small, animated or unreadable, or would grow', async () => {
  jest.mocked(Taro.compressImage).mockClear()
  jest.mocked(Taro.getImageInfo).mockResolvedValue({ width: 800, height: 600, type: 'png' } as never)
  const small = file('a.png', 1000)
  expect(await shrinkByPlatform(small, 2000)).toBe(small)
  const moving = file('a.gif', 30 * MB)
  expect(await shrinkByPlatform(moving, 2000)).toBe(moving)
  expect(Taro.compressImage).not.toHaveBeenCalled()
  disk.set('big.png', new Uint8Array(5000))
  jest.mocked(Taro.getImageInfo).mockResolvedValue({ width: 8000, height: 600, type: 'png' } as never)
  jest.mocked(Taro.compressImage).mockResolvedValue({ tempFilePath: 'big.png' } as never)
  expect(await shrinkByPlatform(small, 2000)).toBe(small)
})

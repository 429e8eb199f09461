import { toast } from '@/ui/feedback/toast'
import { mustWait } from './mustWait'
import { waitOf } from './UploadQueue'

test.each([
  ['none', false, []],
  ['uploading', true, [['还没有传完，请稍等']]],
  ['failed', true, [['有图片上传失败，请点它重试，或删除它']]],
] as const)('with pictures %s a tap on the button waits: %s, and says why', (wait, waits, said) => {
  const show = jest.spyOn(toast, 'show').mockReturnValue(undefined)
  expect([mustWait(wait), show.mock.calls]).toEqual([waits, said])
  show.mockRestore()
})

test('of several fields the one that needs a tap is named first', () =>
  expect([
    waitOf([]),
    waitOf([undefined, 'none']),
    waitOf(['uploading', 'none']),
    waitOf(['uploading', 'failed']),
  ]).toEqual(['none', 'none', 'uploading', 'failed']))

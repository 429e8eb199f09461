import { toast } from '@/ui/feedback/toast'
import { UploadQueue } from '@/ui/media/UploadQueue'
import { FormPictures } from './FormPictures'

function makeForm() {
  const dropped: string[] = []
  let arrive: (address: string) => void = () => undefined
  const pictures = new FormPictures({
    partsOf: () => ({
      choose: async () => [],
      upload: () => ({
        address: new Promise((resolve) => {
          arrive = resolve
        }),
        abort: () => undefined,
      }),
    }),
    drop: (field) => dropped.push(field),
  })
  return { pictures, dropped, arrive: (address: string) => arrive(address) }
}

test('a field has the same functions each time, so that its uploader goes on', () => {
  const { pictures } = makeForm()
  expect(pictures.of('logo')).toBe(pictures.of('logo'))
  expect(pictures.of('logo')).not.toBe(pictures.of('cover'))
})

test('the form waits while one of its fields does, and says why', () => {
  const show = jest.spyOn(toast, 'show').mockReturnValue(undefined)
  const { pictures } = makeForm()
  pictures.of('logo').onWait?.('uploading')
  pictures.of('cover').onWait?.('none')
  expect([pictures.wait, pictures.mustWait(), show.mock.calls.length]).toEqual(['uploading', true, 1])
  pictures.of('logo').onWait?.('none')
  expect([pictures.wait, pictures.mustWait()]).toEqual(['none', false])
  show.mockRestore()
})

test('after the sending nothing waits but what was chosen meanwhile', () => {
  const { pictures, dropped } = makeForm()
  pictures.of('logo').onWait?.('uploading')
  pictures.clear()
  expect(dropped).toEqual([])
  pictures.clear('row-1/')
  pictures.of('logo').onWait?.('none')
  pictures.clear()
  expect(dropped).toEqual(['row-1/', ''])
})

test.each([
  ['a picture that arrives after the form was discarded does not come back', true, []],
  ['another one arrives', false, [['/oss/a']]],
])('%s', async (_, isDiscarded, shown) => {
  const { pictures, dropped, arrive } = makeForm()
  const changes: string[][] = []
  const queue = new UploadQueue([])
  queue.connect(pictures.of('logo').upload, (addresses) => changes.push(addresses))
  queue.add(['blob:a'])
  if (isDiscarded) pictures.discard()
  arrive('/oss/a')
  await new Promise((resolve) => setTimeout(resolve))
  expect([changes, dropped]).toEqual([shown, isDiscarded ? [''] : []])
  expect(pictures.round).toBe(isDiscarded ? 1 : 0)
})

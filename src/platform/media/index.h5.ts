import { environment } from '../environment'
import { done, type Outcome, refused, unsupported } from '../outcome'
import { downloadPicture } from './downloadPicture'
import { shrinkImage } from './shrinkImage'
import type { Media, PickedFile, PickOptions } from './types'
import { videoPoster } from './videoPoster'

const toPicked = (file: File): PickedFile => ({
  path: URL.createObjectURL(file),
  name: file.name,
  size: file.size,
  blob: file,
})

function pick(accept: string, { count = 1, camera = false }: PickOptions): Promise<Outcome<readonly PickedFile[]>> {
  if (typeof document === 'undefined') return Promise.resolve(unsupported())
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.multiple = count > 1
    if (camera) input.setAttribute('capture', 'environment')
    input.style.display = 'none'
    const settle = (outcome: Outcome<readonly PickedFile[]>) => {
      input.remove()
      resolve(outcome)
    }
    input.addEventListener('cancel', () => settle(refused('cancelled')))
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])].slice(0, count)
      settle(files.length > 0 ? done(files.map(toPicked)) : refused('cancelled'))
    })
    // Some browsers open the file chooser only for an element that is in the page.
    document.body.appendChild(input)
    input.click()
  })
}

export const media: Media = {
  pickImages: (options = {}) => pick('image/jpeg,image/png,image/bmp,image/gif', options),
  async pickVideo(options = {}) {
    const picked = await pick('video/mp4,video/quicktime,video/webm', { ...options, count: 1 })
    if (!picked.ok) return picked
    const [file] = picked.value
    return file ? done(file) : refused('cancelled')
  },
  posterOf: videoPoster,
  head: async ({ blob }, bytes) => (blob ? new Uint8Array(await blob.slice(0, bytes).arrayBuffer()) : null),
  shrink: shrinkImage,
  get canSaveImage() {
    const { isMessagingApp, isNativeApp } = environment()
    return typeof document !== 'undefined' && !isMessagingApp && !isNativeApp
  },
  saveImage: downloadPicture,
  allowAlbum: async () => false,
  preview: async () => unsupported(),
}

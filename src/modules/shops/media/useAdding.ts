import { useEffect, useRef, useState } from 'react'
import { useKeptPictures } from '@/flows/upload/useKeptPictures'
import { type FileUpload, uploadFile } from '@/gateway/uploadFile'
import { errorText } from '@/locales/errorText'
import { media } from '@/platform/media'
import { toast } from '@/ui/feedback/toast'
import { text } from '../partner/messages'
import type { AlbumStore } from './AlbumStore'

/**
 * Adds pictures one after another, or a video with its still; `progress` says how far it is. Chosen pictures stay on the
 * device until they are stored: `resume` goes on with those that were on their way when the app ended.
 */
export function useAdding({ iid, shopId }: { readonly iid: number; readonly shopId: string }, store: AlbumStore) {
  const [progress, setProgress] = useState('')
  const pictures = useKeptPictures(`shop-album-${shopId}`, { iid })
  const isBusy = useRef(false)
  const video = useRef<FileUpload | null>(null)
  useEffect(() => () => video.current?.abort(), [])
  const addImages = async (chosen: readonly string[]) => {
    const locals = chosen.slice(0, store.room)
    for (const [at, local] of locals.entries()) {
      setProgress(text('storingNext', { at: at + 1, count: locals.length }))
      await store.add(await pictures.upload(local, () => undefined).address)
    }
  }
  const addVideo = async () => {
    const picked = await media.pickVideo()
    if (!picked.ok) return
    const onProgress = (percent: number) => setProgress(text('storing', { percent }))
    onProgress(0)
    video.current = uploadFile(picked.value, { iid, kind: 'video', onProgress })
    const address = await video.current.address
    const still = picked.value.poster ?? (await media.posterOf(picked.value).catch(() => null))
    // Without a still the player shows the first frame.
    await store.add(address, still ? await uploadFile(still, { iid }).address.catch(() => '') : '')
  }
  const run = async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await work()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      isBusy.current = false
      video.current = null
      setProgress('')
    }
  }
  const chooseImages = async () => await addImages(await pictures.choose(Math.min(9, store.room)))
  return {
    progress,
    add: () => run(store.kind === 'image' ? chooseImages : addVideo),
    resume: () => run(async () => await addImages(await pictures.restore())),
  }
}

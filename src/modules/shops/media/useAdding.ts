import { useEffect, useRef, useState } from 'react'
import { type FileUpload, uploadFile } from '@/gateway/uploadFile'
import { errorText } from '@/locales/errorText'
import { media } from '@/platform/media'
import { toast } from '@/ui/feedback/toast'
import { text } from '../partner/messages'
import type { AlbumStore } from './AlbumStore'

/** Adds pictures one after another, or a video with its still; `progress` says how far it is. */
export function useAdding(iid: number, store: AlbumStore) {
  const [progress, setProgress] = useState('')
  const running = useRef<FileUpload | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const addImages = async () => {
    const picked = await media.pickImages({ count: Math.min(9, store.room) })
    if (!picked.ok) return
    const files = picked.value.slice(0, store.room)
    for (const [at, file] of files.entries()) {
      setProgress(text('storingNext', { at: at + 1, count: files.length }))
      running.current = uploadFile(file, { iid })
      await store.add(await running.current.address)
    }
  }
  const addVideo = async () => {
    const picked = await media.pickVideo()
    if (!picked.ok) return
    const onProgress = (percent: number) => setProgress(text('storing', { percent }))
    onProgress(0)
    running.current = uploadFile(picked.value, { iid, kind: 'video', onProgress })
    const video = await running.current.address
    const still = picked.value.poster ?? (await media.posterOf(picked.value).catch(() => null))
    // Without a still the player shows the first frame.
    await store.add(video, still ? await uploadFile(still, { iid }).address.catch(() => '') : '')
  }
  const add = async () => {
    try {
      await (store.kind === 'image' ? addImages() : addVideo())
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      running.current = null
      setProgress('')
    }
  }
  return { progress, add }
}

import { useEffect, useRef } from 'react'
import { type OpenedCamera, openCamera } from '@/platform/scan/openCamera.h5'
import css from './CodeScanner.module.scss'
import type { CodeScannerProps } from './CodeScannerProps'

/** The browser's camera. */
export function CodeScanner(props: CodeScannerProps) {
  const { id, label, torch } = props
  const box = useRef<HTMLDivElement>(null)
  const camera = useRef<OpenedCamera | null>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    let gone = false
    void openCamera((text) => latest.current.onCode(text)).then((opened) => {
      if (!opened) return latest.current.onFailed()
      if (gone || !box.current) return opened.close()
      camera.current = opened
      box.current.append(opened.video)
      opened.setTorch(latest.current.torch)
    })
    return () => {
      gone = true
      camera.current?.close()
      camera.current = null
    }
  }, [])
  useEffect(() => camera.current?.setTorch(torch), [torch])
  // React must not touch the video that is put inside.
  return <div ref={box} id={id} className={css.camera} role="img" aria-label={label} />
}

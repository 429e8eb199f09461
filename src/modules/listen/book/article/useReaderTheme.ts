import { useEffect, useRef } from 'react'
import { useScreenHide, useScreenShow } from '@/platform/lifecycle'
import { type ThemeMode, theme } from '@/ui/theme/Theme'
import type { ReaderLook } from './readerLook'

const MODES: Readonly<Record<ReaderLook['theme'], ThemeMode>> = {
  ...{ auto: 'auto', day: 'light', sepia: 'light', night: 'dark' },
}

/** While the reader is in front, its bars and what lies around it are as dark as its text. */
export function useReaderTheme(look: ReaderLook['theme']): void {
  const mode = useRef<ThemeMode>('auto')
  mode.current = MODES[look]
  useScreenShow(() => theme.setMode(mode.current))
  useScreenHide(() => theme.setMode('auto'))
  useEffect(() => {
    theme.setMode(MODES[look])
    return () => theme.setMode('auto')
  }, [look])
}

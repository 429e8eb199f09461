import { useEffect, useState } from 'react'
import { keyboard } from '@/platform/keyboard'
import type { VisibleArea } from '@/platform/keyboard/types'

const WHOLE: VisibleArea = { top: 0, covered: 0 }

/** The part of the window above the keyboard, so that the input stands right above it. */
export function useVisibleArea(): VisibleArea {
  const [area, setArea] = useState(WHOLE)
  useEffect(() => keyboard.onChange(setArea), [])
  return area
}

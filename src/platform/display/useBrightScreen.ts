import { useEffect, useState } from 'react'
import { useScreenHide, useScreenShow } from '../lifecycle/screenHooks'
import { display } from '.'

/** Keeps the phone bright and awake while the screen shows something to be scanned, and is in front. */
export function useBrightScreen(showing: boolean): void {
  const [front, setFront] = useState(true)
  useScreenShow(() => setFront(true))
  useScreenHide(() => setFront(false))
  useEffect(() => (showing && front ? display.brighten() : undefined), [showing, front])
}

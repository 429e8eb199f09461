import { observable, runInAction } from 'mobx'
import type { ComponentType } from 'react'
import { back } from '@/platform/back'
import { title as platformTitle } from '@/platform/title'

/** What a frame needs from the app; the app sets it once at launch. */
export type ScreenHost = {
  /** Goes back, or home from the first page of the stack. */
  back: () => void
  setTitle: (title: string) => void
}

let host: ScreenHost = {
  back: () => back.go(),
  setTitle: (title) => platformTitle.set(title),
}

export const screenHost = (): ScreenHost => host

export function setScreenHost(next: Partial<ScreenHost>): void {
  host = { ...host, ...next }
}

// Observable, because the code of an overlay may arrive while a screen is shown.
const overlays = observable.array<ComponentType>([], { deep: false })

/** The overlays over every screen, in the order of adding. Each shows itself, or nothing, on the current screen. */
export const screenOverlays = (): readonly ComponentType[] => overlays

/** Adds an overlay for the life of the app. Keep it small, because every screen has it. */
export function addScreenOverlay(overlay: ComponentType): void {
  if (!overlays.includes(overlay)) runInAction(() => overlays.push(overlay))
}

import Taro from '@tarojs/taro'
import { observable, runInAction } from 'mobx'
import type { ComponentType } from 'react'
import { title as platformTitle } from '@/platform/title'

/** What a frame needs from the app around it; the app sets it once at launch. */
export type ScreenHost = {
  /** Goes back, or home from the first page of the stack. */
  back: () => void
  setTitle: (title: string) => void
}

let host: ScreenHost = {
  back: () => void Taro.navigateBack(),
  setTitle: (title) => platformTitle.set(title),
}

export const screenHost = (): ScreenHost => host

export function setScreenHost(next: Partial<ScreenHost>): void {
  host = { ...host, ...next }
}

// Watched: the code of an overlay may come while a screen stands.
const overlays = observable.array<ComponentType>([], { deep: false })

/** What lies over every screen, in the order of adding. Each draws itself, or nothing, on the screen in front. */
export const screenOverlays = (): readonly ComponentType[] => overlays

/** Adds an overlay for the life of the app; small, because every screen has it. */
export function addScreenOverlay(overlay: ComponentType): void {
  if (!overlays.includes(overlay)) runInAction(() => overlays.push(overlay))
}

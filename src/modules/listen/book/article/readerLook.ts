import { openTenantStorage } from '@/session/sessionStorage'

export const SIZES = ['size1', 'size2', 'size3', 'size4', 'size5'] as const
export const THEMES = ['auto', 'day', 'sepia', 'night'] as const

/** How chapters look on this device. */
export interface ReaderLook {
  readonly size: (typeof SIZES)[number]
  readonly theme: (typeof THEMES)[number]
}

const KEY = 'book:look'
const USUAL: ReaderLook = { size: 'size3', theme: 'auto' }

const isLook = (value: unknown): value is ReaderLook =>
  typeof value === 'object' &&
  value !== null &&
  'size' in value &&
  SIZES.some((size) => size === value.size) &&
  'theme' in value &&
  THEMES.some((theme) => theme === value.theme)

export const readLook = (iid: number): ReaderLook => openTenantStorage(iid).read(KEY, isLook) ?? USUAL

export const keepLook = (iid: number, look: ReaderLook): void => void openTenantStorage(iid).write(KEY, look)

/** One way to look at a screen. */
export interface Look {
  readonly language: 'zh' | 'en'
  readonly device: Device
  readonly scheme: 'light' | 'dark'
  /** Text at its normal size, or as a phone set to 200 % shows it. */
  readonly text: 100 | 200
}

export interface Device {
  readonly name: 'phone' | 'desk'
  readonly width: number
  readonly height: number
  /** Scale of the screenshot on the sheet. */
  readonly scale: number
}

export const DEVICES: readonly Device[] = [
  { name: 'phone', width: 375, height: 667, scale: 0.8 },
  { name: 'desk', width: 1280, height: 800, scale: 0.4 },
]
export const LANGUAGES = ['zh', 'en'] as const
export const SCHEMES = ['light', 'dark'] as const
export const TEXTS = [100, 200] as const

export const nameOf = ({ language, device, scheme, text }: Look): string =>
  `${device.name} ${language} ${scheme} ${text} %`

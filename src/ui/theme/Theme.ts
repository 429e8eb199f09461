import { makeAutoObservable } from 'mobx'
import { hexColour, mix, readableOn, readableText } from './readableOn'

export type ThemeMode = 'auto' | 'light' | 'dark'
export type ThemeColours = { brand?: string; accent?: string }

/** Fraction of a colour in its soft version, the background of chips and chosen rows. */
const SOFT = 0.1
const surfaces = { light: '#FFFFFF', dark: '#1A1E1D' }

/** The theme of this visit: the tenant's colours, and light or dark (auto follows the system). */
export class Theme {
  mode: ThemeMode = 'auto'
  systemIsDark = false
  brand = ''
  accent = ''

  constructor() {
    makeAutoObservable(this)
  }

  setMode(mode: ThemeMode) {
    this.mode = mode
  }

  followSystem(isDark: boolean) {
    this.systemIsDark = isDark
  }

  setColours({ brand = '', accent = '' }: ThemeColours) {
    this.brand = hexColour(brand)
    this.accent = hexColour(accent)
  }

  get isDark(): boolean {
    return this.mode === 'auto' ? this.systemIsDark : this.mode === 'dark'
  }

  /** Class of a screen's outermost element: mini-programs cannot put a class on the page element. */
  get className(): string {
    return this.mode === 'auto' ? 'theme' : `theme theme-${this.mode}`
  }

  /**
   * The tenant's colours as CSS variables. Text on them keeps a contrast of 4.5:1, whatever colour the tenant chose.
   */
  get variables(): Record<string, string> {
    const surface = this.isDark ? surfaces.dark : surfaces.light
    const variables: Record<string, string> = {}
    const softBrand = mix(this.brand || surface, surface, SOFT)
    if (this.brand) {
      const brand = readableText(this.brand, softBrand)
      variables['--brand'] = brand
      variables['--on-brand'] = readableOn(brand)
      variables['--brand-soft'] = softBrand
    }
    if (this.accent) {
      variables['--accent'] = this.accent
      // Prices also show on a chosen row, whose background is the brand's soft colour.
      variables['--accent-text'] = readableText(this.accent, this.brand ? softBrand : surface)
      variables['--on-accent'] = readableOn(this.accent)
      variables['--accent-soft'] = mix(this.accent, surface, SOFT)
    }
    return variables
  }
}

export const theme = new Theme()

import type { Keyboard } from './types'

export const keyboard: Keyboard = {
  onChange(run) {
    const area = typeof window === 'undefined' ? null : window.visualViewport
    if (!area) return () => undefined
    const tell = () => {
      // When the user has zoomed in, the visible area is smaller without any keyboard.
      if (area.scale > 1.01) return
      run({ top: area.offsetTop, covered: Math.max(0, Math.round(window.innerHeight - area.height - area.offsetTop)) })
    }
    area.addEventListener('resize', tell)
    area.addEventListener('scroll', tell)
    return () => {
      area.removeEventListener('resize', tell)
      area.removeEventListener('scroll', tell)
    }
  },
  hide() {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  },
}

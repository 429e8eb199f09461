import { useEffect } from 'react'

const FOCUSABLE = '[tabindex="0"], input, textarea, select, video, a[href]'

/** The controls of the topmost modal box. */
function controlsOf(box: Element): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.offsetParent !== null)
}

function boxItself(box: HTMLElement): HTMLElement {
  box.tabIndex = -1
  box.style.outline = 'none'
  return box
}

/**
 * Focuses what had the focus before. After a tap no ring may show there: the browser draws one because a field of the
 * box had the focus. The next key or another focus ends that.
 */
function giveBack(before: HTMLElement, hadRing: boolean): void {
  if (!hadRing) {
    before.style.outline = 'none'
    const end = () => {
      before.style.outline = ''
      before.removeEventListener('blur', end)
      before.removeEventListener('keydown', end)
    }
    before.addEventListener('blur', end)
    before.addEventListener('keydown', end)
  }
  before.focus({ preventScroll: true })
}

/**
 * While a sheet or dialog is open, Tab stays inside it; afterwards the focus returns. `selector` finds the box,
 * because components render through Taro's elements.
 */
export function useModalFocus(open: boolean, selector: string): void {
  useEffect(() => {
    if (!open) return
    const page = globalThis.document
    const before = page.activeElement
    const hadRing = before?.matches(':focus-visible') ?? false
    const box = () => [...page.querySelectorAll(selector)].pop()
    const first = box()
    if (first instanceof HTMLElement && !first.contains(before)) {
      // A sheet gets the focus as a whole: it may have opened by itself, and with the focus on its cross a key that is
      // pressed for the page would close it. A question's first answer is the harmless one.
      const target = selector === '[role=dialog]' || before === page.body ? boxItself(first) : controlsOf(first)[0]
      target?.focus({ preventScroll: true })
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      const top = box()
      if (event.key !== 'Tab' || !top) return
      const controls = controlsOf(top)
      const edge = event.shiftKey ? controls[0] : controls[controls.length - 1]
      const active = page.activeElement
      if (top.contains(active) && active !== edge && !(event.shiftKey && active === top)) return
      event.preventDefault()
      const next = event.shiftKey ? controls[controls.length - 1] : controls[0]
      next?.focus()
    }
    addEventListener('keydown', handleKeyDown)
    return () => {
      removeEventListener('keydown', handleKeyDown)
      if (before instanceof HTMLElement) giveBack(before, hadRing)
    }
  }, [open, selector])
}

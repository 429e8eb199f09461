import type { Page } from 'playwright-core'

const WRITTEN = '#screen *, #chat-panel *, #chat-dialog *, [role="dialog"] *'

/** Text at 200 % as on a phone with large text: text grows, boxes and pictures do not. What has grown stays as it is. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const written = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) =>
        !one.dataset.doubled &&
        (['INPUT', 'TEXTAREA', 'SELECT'].includes(one.tagName) ||
          [...one.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())),
    )
    const sizes = written.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    for (const [at, one] of written.entries()) {
      one.dataset.before = one.style.fontSize
      one.style.fontSize = `${2 * (sizes[at] ?? 0)}px`
      one.dataset.doubled = '1'
    }
  }, WRITTEN)

/** Takes back what `doubleText` has done. */
export const singleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-doubled]')) {
      one.style.fontSize = one.dataset.before ?? ''
      delete one.dataset.doubled
      delete one.dataset.before
    }
  })

/**
 * Layout problems of the visible screen: sideways scrolling, text over other text, text cut off without an ellipsis,
 * beyond the sides of the window, or broken within a word.
 * Each problem is one line.
 */
export function layoutProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number
      top: number
      right: number
      bottom: number
    }
    const problems: string[] = []
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width + 1) {
      problems.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${width}`)
    }

    const meet = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const area = (box: Box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top)
    const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 24)
    const saysMore = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || (style.webkitLineClamp !== '' && style.webkitLineClamp !== 'none')

    /** The part of a text's box that its ancestors do not clip, and whether it floats over the page. */
    const seen = (box: Box, from: Element) => {
      let shown = box
      let floats = false
      let cut: Element | null = null
      let saidSo = false
      for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.position === 'fixed' || style.position === 'sticky') floats = true
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const before = area(shown)
        shown = meet(shown, at.getBoundingClientRect())
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || saysMore(style)) saidSo = true
        else if (area(shown) < before * 0.9 && !saidSo) cut ??= at
      }
      return { shown, floats, cut }
    }

    /** True for a code, which its style selects as a whole: it has no words. */
    const isCode = ({ parentElement }: Node) => parentElement && getComputedStyle(parentElement).userSelect === 'all'

    /** Words of at most 20 letters that go on in the next line without a hyphen. A longer one may fit on no line. */
    const brokenWords = (node: Node, text: string) =>
      [...(isCode(node) ? '' : text).matchAll(/(?<![A-Za-z])[A-Za-z]{2,20}(?![A-Za-z])/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
        })
        .map(({ 0: word }) => `the word “${word}” is broken`)

    const lines: { box: Box; node: Node; text: string }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent ?? ''
      // A letter used as an avatar counts as a picture.
      const drawn = 'script, style, noscript, .leaflet-container, [role="img"]'
      if (!parent || !text.trim() || parent.closest(drawn)) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = range.getClientRects()
      if (rects.length > 1) problems.push(...brokenWords(node, text))
      for (const rect of rects) {
        const { shown, floats, cut } = seen(rect, parent)
        if (cut && cut.className !== '' && area(rect) > 0) {
          problems.push(`“${short(text)}” is cut off by .${String(cut.className)}`)
        }
        if (area(shown) >= 4 && (shown.left < -1 || shown.right > width + 1)) {
          problems.push(`“${short(text)}” goes beyond the side of the window`)
        }
        if (floats || area(shown) < 4) continue
        // A line's box has space above and below its letters.
        const slack = (shown.bottom - shown.top) * 0.22
        lines.push({ box: { ...shown, top: shown.top + slack, bottom: shown.bottom - slack }, node, text })
      }
    }
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (one.node === other.node) continue
        const both = meet(one.box, other.box)
        if (both.right - both.left > 2 && both.bottom - both.top > 1) {
          problems.push(`“${short(one.text)}” and “${short(other.text)}” lie on each other`)
        }
      }
    }
    return [...new Set(problems)].slice(0, 12)
  })
}

import type { Page } from 'playwright-core'

/**
 * Texts covered by a button that floats over the lower half of the page, at the beginning of the page and at its
 * end. A bar with its own space does not count; a dialog may cover the page.
 */
export async function coveredTexts(page: Page): Promise<readonly string[]> {
  const found = () =>
    page.evaluate(() => {
      const isShown = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const floats = (one: Element | null): boolean =>
        one !== null && one.id !== 'screen' && (getComputedStyle(one).position === 'fixed' || floats(one.parentElement))
      const buttons = [...document.querySelectorAll('[role="button"]')].filter(
        (one) =>
          isShown(one) &&
          !one.closest('[role="dialog"], [role="alertdialog"]') &&
          floats(one) &&
          one.getBoundingClientRect().top > innerHeight / 2,
      )
      if (buttons.length === 0) return []
      const problems: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        const words = node.textContent?.trim()
        if (!parent || !words || parent.closest('script, style, noscript') || !isShown(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const text = range.getBoundingClientRect()
        for (const button of buttons) {
          const box = button.getBoundingClientRect()
          const across = Math.min(text.right, box.right) - Math.max(text.left, box.left)
          const along = Math.min(text.bottom, box.bottom) - Math.max(text.top, box.top)
          if (across > 2 && along > 2 && !button.contains(node))
            problems.push(`#${button.id} lies over “${words.slice(0, 24)}”`)
        }
      }
      return problems
    })
  const atBeginning = await found()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const atEnd = await found()
  await page.evaluate(() => scrollTo(0, 0))
  return [...new Set([...atBeginning, ...atEnd])]
}

/** The box in which Taro's router scrolls each page; null when the document itself scrolls. */
export function scrollParent(element: HTMLElement): HTMLElement | null {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/^(auto|scroll)$/.test(getComputedStyle(box).overflowY)) return box
  }
  return null
}

/** Where each drawn row was in its scrolling box, in px from the box's beginning. */
export type Places = ReadonlyMap<Element, number>

const topOf = (row: Element): number => (row as HTMLElement).offsetTop

export const placesOf = (list: Element): Places => new Map([...list.children].map((row) => [row, topOf(row)]))

/** Scrolls so that the first row in view is where it was: other rows came or went, or their heights have changed. */
export function keepPlace(scroller: Element, list: Element, before: Places): void {
  const { scrollTop } = scroller
  for (const row of list.children) {
    const place = before.get(row)
    if (place === undefined || place + row.clientHeight <= scrollTop) continue
    const moved = topOf(row) - place
    if (moved !== 0) scroller.scrollTop = scrollTop + moved
    return
  }
}

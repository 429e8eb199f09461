interface Place {
  /** In px from the beginning of the scrolling box. */
  readonly top: number
  readonly height: number
}

/** Where each drawn row was in its scrolling box. */
export type Places = ReadonlyMap<Element, Place>

const placeOf = (row: Element): Place => ({ top: (row as HTMLElement).offsetTop, height: row.clientHeight })

export const placesOf = (list: Element): Places => new Map([...list.children].map((row) => [row, placeOf(row)]))

/**
 * Scrolls so that the first row in view is where it was: other rows came or went, or their heights have changed. A row
 * whose own height has changed is no measure: the time above the first message goes when older ones come.
 */
export function keepPlace(scroller: Element, list: Element, before: Places): void {
  const { scrollTop } = scroller
  for (const row of list.children) {
    const was = before.get(row)
    if (!was || was.top + was.height <= scrollTop || was.height !== row.clientHeight) continue
    const moved = placeOf(row).top - was.top
    if (moved !== 0) scroller.scrollTop = scrollTop + moved
    return
  }
}

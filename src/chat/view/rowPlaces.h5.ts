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
 * Scrolls so that the first visible row stays in its place after other rows were added or removed, or heights have
 * changed. A row whose own height has changed is not used: the time above the first message disappears when older
 * ones load.
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

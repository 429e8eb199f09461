import assert from 'node:assert/strict'
import type { Journey } from '../Journey'
import { TENANT } from '../support/Gateway'
import type { Phone } from '../support/Phone'

/** Lists whose cards have a mark on their cover: 4:3, square and standing ones. */
const LISTS = [
  `/app/index/${TENANT}/new`,
  `/app/shops/${TENANT}/index`,
  `/app/campsite/${TENANT}`,
  `/app/act/${TENANT}`,
  `/app/game/${TENANT}/list`,
]

/** How far the centre of each mark lies from the left and the lower edge of its card's cover. */
const offsets = (phone: Phone): Promise<readonly (readonly [number, number])[]> =>
  phone.page
    .locator('[id^="collect-"]')
    .filter({ visible: true })
    .evaluateAll((marks) =>
      marks.flatMap((mark) => {
        // A cover that is far below has not loaded, and a post may have none.
        const cover = mark.parentElement?.parentElement?.querySelector('img')?.getBoundingClientRect()
        if (!cover) return []
        const { left, bottom, width, height } = mark.getBoundingClientRect()
        return [[Math.round(left + width / 2 - cover.left), Math.round(cover.bottom - (bottom - height / 2))] as const]
      }),
    )

export const marks: readonly Journey[] = [
  {
    name: 'the mark of a card lies in the lower left corner of its cover, whatever its shape',
    async run(bench) {
      const phone = await bench.phone()
      const member = await bench.phone(await bench.member())
      for (const path of LISTS) {
        const on = path.endsWith('/new') ? member : phone
        await on.open(`${path}?iid=${TENANT}`)
        await on.see('[id^="collect-"]')
        const places = await offsets(on)
        assert(places.length > 0, `${path} has marks on covers`)
        for (const place of places) assert.deepEqual(place, places[0], path)
        const [left = 0, up = 0] = places[0] ?? []
        assert(left >= 14 && left <= 24 && up >= 14 && up <= 28, `${path}: ${left}, ${up}`)
      }
    },
  },
]

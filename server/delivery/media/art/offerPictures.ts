/** What the picture of each partner's offer shows, by its number (`/media/gongyi/{nn}.webp`). */
const SHOWN = [
  ...[
    'thing_bowl',
    'thing_stove',
    'thing_bread',
    'thing_teapot',
    'thing_cup',
    'thing_pot',
    'thing_fish',
    'thing_carrot',
  ],
  ...['thing_house', 'thing_tent', 'starry', 'village', 'lake', 'forest'],
  ...[
    'summit',
    'thing_canoe',
    'thing_umbrella',
    'thing_rope',
    'thing_plant',
    'snow',
    'thing_binoculars',
    'thing_ticket',
  ],
  ...['thing_helmet', 'thing_bike', 'thing_goggles', 'thing_kite', 'thing_backpack', 'thing_shoe'],
  ...['thing_ruler', 'thing_leaf', 'thing_telescope', 'thing_openbook', 'thing_pencil', 'thing_badge'],
  ...['thing_heart', 'thing_camera', 'thing_apple', 'thing_yogamat', 'thing_jar'],
  ...['thing_basket', 'thing_melon', 'thing_book', 'thing_seedling'],
  ...['ride', 'thing_headlamp', 'thing_bottle'],
] as const

/** The drawing of an offer's picture; null for a number that no offer has. */
export function offerPicture(no: string): string | null {
  const shown = /^\d{2}$/.test(no) ? SHOWN[Number(no) - 1] : undefined
  return shown === undefined ? null : `${shown}-${Number(no)}-600x600`
}

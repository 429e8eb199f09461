import { BACKDROPS } from './backdrops'
import type { Canvas } from './canvas'
import { cyclist, family, hiker, runner } from './figures'
import { placeThing } from './things/placeThing'
import type { ThingName } from './things/things'

/** An object or a person, with its position in shares of the sheet, and its size. */
type Placed = readonly [what: ThingName | Figure, x: number, y: number, size: number]
type Figure = 'walker' | 'runs' | 'rides' | 'family'

const FIGURES: Record<Figure, (c: Canvas, x: number, y: number, size: number) => string> = {
  walker: (c, x, y, size) => hiker(c, x, y, size, c.colours.warm, c.colours.layers[4]),
  runs: (c, x, y, size) => runner(c, x, y, size, c.colours.warm),
  rides: (c, x, y, size) => cyclist(c, x, y, size, c.colours.warm),
  family,
}

const isFigure = (what: string): what is Figure => what in FIGURES

/** A scene: a backdrop with objects in front of it. */
const before =
  (backdrop: keyof typeof BACKDROPS, ...placed: readonly Placed[]) =>
  (c: Canvas): string =>
    BACKDROPS[backdrop](c) +
    placed
      .map(([what, x, y, size]) =>
        isFigure(what) ? FIGURES[what](c, c.w * x, c.h * y, size) : placeThing(c, what, c.w * x, c.h * y, size),
      )
      .join('')

/** Scenes that combine backdrops, objects and people. */
export const COMPOSITIONS = {
  picnic: before('meadow', ['basket', 0.34, 0.8, 190], ['melon', 0.58, 0.86, 120], ['bottle', 0.72, 0.78, 130]),
  kites: before('meadow', ['kite', 0.66, 0.3, 200], ['kite', 0.4, 0.22, 110], ['family', 0.34, 0.95, 120]),
  ballooning: before('meadow', ['balloon', 0.34, 0.34, 300], ['balloon', 0.7, 0.26, 150], ['balloon', 0.86, 0.44, 90]),
  seedlings: before(
    'meadow',
    ['seedling', 0.26, 0.82, 170],
    ['seedling', 0.5, 0.86, 200],
    ['seedling', 0.74, 0.82, 160],
  ),
  sailing: before('seaside', ['sailboat', 0.62, 0.5, 250], ['sailboat', 0.24, 0.46, 110]),
  surfing: before(
    'seaside',
    ['surfboard', 0.66, 0.74, 260],
    ['surfboard', 0.78, 0.76, 220],
    ['umbrella', 0.3, 0.8, 210],
  ),
  lighthouse: before(
    'seaside',
    ['lantern', 0.7, 0.4, 230],
    ['sailboat', 0.28, 0.5, 150],
    ['postcard', 0.82, 0.88, 110],
  ),
  fishing: before('lakeside', ['fish', 0.5, 0.7, 190], ['basket', 0.76, 0.86, 150], ['hat', 0.24, 0.86, 130]),
  paddling: before('lakeside', ['canoe', 0.48, 0.68, 300], ['canoe', 0.76, 0.58, 130]),
  sketching: before(
    'lakeside',
    ['binoculars', 0.3, 0.82, 140],
    ['notebook', 0.56, 0.82, 180],
    ['pencil', 0.76, 0.82, 150],
  ),
  birding: before('woods', ['binoculars', 0.5, 0.78, 240], ['notebook', 0.78, 0.86, 130]),
  foraging: before('woods', ['basket', 0.46, 0.82, 200], ['leaf', 0.22, 0.84, 110], ['leaf', 0.74, 0.82, 130]),
  ropes: before('woods', ['rope', 0.34, 0.78, 190], ['helmet', 0.64, 0.82, 170]),
  orienteering: before('woods', ['map', 0.44, 0.8, 230], ['compass', 0.74, 0.8, 140], ['flag', 0.18, 0.74, 170]),
  waterfall: before('canyon', ['walker', 0.34, 0.96, 110], ['backpack', 0.7, 0.88, 120]),
  gorge: before('canyon', ['helmet', 0.36, 0.84, 150], ['rope', 0.66, 0.84, 160]),
  terrace: before('terraces', ['hat', 0.3, 0.8, 140], ['basket', 0.66, 0.82, 160]),
  teahill: before('terraces', ['teapot', 0.42, 0.76, 220], ['cup', 0.7, 0.84, 120]),
  desert: before('dunes', ['walker', 0.36, 0.9, 130], ['tent', 0.7, 0.72, 190]),
  stargazing: before('night', ['telescope', 0.44, 0.7, 300], ['walker', 0.72, 0.94, 110]),
  campnight: before('night', ['tent', 0.36, 0.74, 250], ['lantern', 0.66, 0.8, 130], ['cup', 0.8, 0.88, 90]),
  openair: before('night', ['film', 0.5, 0.5, 300], ['chair', 0.28, 0.86, 120], ['chair', 0.7, 0.86, 120]),
  skating: before('park', ['skateboard', 0.42, 0.86, 220], ['helmet', 0.72, 0.84, 130]),
  yoga: before('park', ['yogamat', 0.42, 0.88, 260], ['bottle', 0.74, 0.82, 130]),
  badminton: before('park', ['racket', 0.4, 0.76, 230], ['racket', 0.62, 0.78, 200]),
  frisbee: before('park', ['ball', 0.6, 0.4, 120], ['family', 0.36, 0.96, 130]),
  snowwalk: before('snowfield', ['walker', 0.38, 0.92, 140], ['poles', 0.64, 0.8, 190]),
  skiing: before('snowfield', ['goggles', 0.5, 0.74, 240], ['scarf', 0.76, 0.84, 140]),
  skitour: before('snowfield', ['backpack', 0.34, 0.8, 180], ['thermos', 0.58, 0.82, 150], ['map', 0.78, 0.86, 120]),
  cycling: before('street', ['rides', 0.36, 0.94, 150], ['bike', 0.74, 0.78, 200]),
  marathon: before('track', ['runs', 0.3, 0.93, 150], ['runs', 0.56, 0.9, 130], ['medal', 0.82, 0.78, 160]),
  relay: before('track', ['whistle', 0.3, 0.78, 150], ['shoe', 0.6, 0.84, 230]),
  podium: before('track', ['trophy', 0.5, 0.68, 260], ['flag', 0.2, 0.74, 150], ['flag', 0.8, 0.74, 150]),
  fleamarket: before('market', ['camera', 0.24, 0.62, 130], ['record', 0.5, 0.86, 130], ['teddy', 0.76, 0.62, 140]),
  greengrocer: before('market', ['carrot', 0.22, 0.62, 120], ['apple', 0.5, 0.84, 130], ['melon', 0.78, 0.62, 140]),
  bookfair: before('market', ['book', 0.24, 0.6, 130], ['openbook', 0.5, 0.84, 160], ['globe', 0.76, 0.6, 140]),
  baking: before('counter', ['bread', 0.36, 0.62, 250], ['jar', 0.68, 0.62, 140], ['pot', 0.86, 0.64, 110]),
  brewing: before('counter', ['teapot', 0.34, 0.6, 200], ['cup', 0.6, 0.64, 150], ['cake', 0.82, 0.62, 130]),
  longtable: before('counter', ['bowl', 0.28, 0.62, 190], ['fish', 0.54, 0.66, 180], ['cake', 0.8, 0.6, 160]),
  lesson: before('classroom', ['globe', 0.24, 0.64, 170], ['openbook', 0.54, 0.68, 190], ['apple', 0.8, 0.68, 110]),
  exam: before('classroom', ['calendar', 0.3, 0.64, 170], ['pencil', 0.56, 0.64, 170], ['clock', 0.8, 0.64, 130]),
  scholarship: before('classroom', ['diploma', 0.36, 0.66, 240], ['badge', 0.72, 0.62, 180]),
  debate: before('classroom', ['microphone', 0.3, 0.66, 200], ['megaphone', 0.68, 0.66, 200]),
  laboratory: before('room', ['microscope', 0.56, 0.62, 260], ['flask', 0.82, 0.66, 150]),
  studyroom: before('room', ['desklamp', 0.54, 0.6, 200], ['laptop', 0.78, 0.66, 190]),
  livingroom: before('room', ['chair', 0.56, 0.64, 220], ['plant', 0.82, 0.62, 180]),
  balcony: before('room', ['plant', 0.54, 0.64, 200], ['seedling', 0.72, 0.68, 150], ['plant', 0.88, 0.64, 170]),
  library: before('shelves', ['openbook', 0.5, 0.78, 260], ['desklamp', 0.8, 0.7, 170]),
  graduation: before('shelves', ['gradcap', 0.42, 0.66, 280], ['diploma', 0.74, 0.76, 180]),
  exhibition: before('gallery', ['camera', 0.3, 0.72, 160], ['walker', 0.56, 0.96, 150], ['ticket', 0.8, 0.8, 140]),
  concert: before('night', ['guitar', 0.36, 0.62, 280], ['drum', 0.66, 0.68, 200]),
  fundraiser: before('street', ['heart', 0.4, 0.56, 260], ['megaphone', 0.72, 0.7, 170]),
  neighbours: before('lane', ['family', 0.42, 0.96, 140], ['gift', 0.7, 0.84, 130]),
  morning: before('lane', ['runs', 0.36, 0.94, 140], ['spruce', 0.76, 0.72, 180]),
} as const satisfies Record<string, (c: Canvas) => string>

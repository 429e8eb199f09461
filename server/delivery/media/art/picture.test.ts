import sharp from 'sharp'
import { drawPicture, parsePictureName } from './picture'
import { SCENES } from './scenes'
import { STYLES, type StyleName } from './styles'
import { THINGS } from './things/things'
import { WEAR } from './things/wearThings'

const drawn = (name: string): string => {
  const picture = parsePictureName(name)
  if (!picture) throw new Error(name)
  return drawPicture(picture)
}
const pixels = (svg: string) => sharp(Buffer.from(svg)).resize(24, 18, { fit: 'fill' }).raw().toBuffer()

test('sixty scenes and sixty objects at least, each its own', async () => {
  const scenes = Object.keys(SCENES)
  const things = Object.keys(THINGS)
  expect(scenes.length).toBeGreaterThanOrEqual(60)
  expect(things.length).toBeGreaterThanOrEqual(60)
  const names = [...scenes, ...things.map((thing) => `thing_${thing}`)]
  const seen = new Set<string>()
  for (const name of names) seen.add((await pixels(drawn(`${name}-0-80x60`))).toString('base64'))
  expect(seen.size).toBe(names.length)
})

test('a picture is the same each time, and another seed is another picture', () => {
  expect(drawn('picnic-4-800x600')).toBe(drawn('picnic-4-800x600'))
  for (const name of ['picnic', 'thing_bag', 'camp'])
    expect(drawn(`${name}-4-800x600`)).not.toBe(drawn(`${name}-5-800x600`))
})

test('each style has a hue and a finish of its own, and faces are the same in all', async () => {
  const styles = Object.keys(STYLES) as StyleName[]
  const logos = new Set<string>()
  for (const style of styles) {
    const { data } = await sharp(Buffer.from(drawn(`logo_tent-1-240x240-${style}`)))
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    logos.add([...data].join())
  }
  expect(logos.size).toBe(styles.length)
  expect(new Set(styles.map((style) => drawn(`camp-1-400x300-${style}`))).size).toBe(styles.length)
  expect(new Set(styles.map((style) => drawn(`avatar-1-240x240-${style}`))).size).toBe(1)
})

test.each(Object.keys(STYLES))('a picture in the style %s fills its box to the edges', async (style) => {
  const { data } = await sharp(Buffer.from(drawn(`lesson-2-400x300-${style}`)))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(Math.min(...data)).toBe(255)
})

test.each([
  'nothing-1-800x600',
  'thing-1-800x600',
  'thing_nothing-1-800x600',
  'thing_toString-1-800x600',
  'constructor-1-800x600',
  'camp-1-800x600-oil',
  'camp-1-800x600-constructor',
  'camp-1-4000x600',
  'camp-1-8x8',
])('%s is not a picture', (name) => {
  expect(parsePictureName(name)).toBeNull()
})

test('a garment is drawn in a colour that stands out from its pale ground', () => {
  const tones = {
    ...{ main: 'main', dark: 'dark', half: 'half', warm: 'warm', warmDark: 'warmDark', ink: 'ink' },
    ...{ soft: 'pale', light: 'pale', paper: 'pale' },
  }
  const pale = Object.entries(WEAR).flatMap(([name, thing]) =>
    /fill="(\w+)"/.exec(thing(tones))?.[1] === 'pale' ? [name] : [],
  )
  expect(pale).toEqual([])
})

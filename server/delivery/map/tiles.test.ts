import fc from 'fast-check'
import fastify, { type FastifyInstance } from 'fastify'
import { drawTile, pixelOf } from './drawTile'
import { tileRoutes } from './tileRoutes'

let http: FastifyInstance
beforeAll(() => {
  http = fastify()
  tileRoutes(http)
})
afterAll(() => http.close())

const HANGZHOU = { lat: 30.238, lng: 120.155 }

test('the tile of a city has its name', async () => {
  const { x, y } = pixelOf(HANGZHOU, 8)
  const { statusCode, headers, body } = await http.inject(
    `/map/tiles/8/${Math.floor(x / 256)}/${Math.floor(y / 256)}.svg`,
  )
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('image/svg+xml')
  expect(body).toContain('>杭州市</text>')
})

test.each(['19/0/0', '-1/0/0', '2/4/0', '2/0/4', '1.5/0/0', 'a/b/c', '3/0/-1'])('there is no tile %s', async (path) => {
  expect((await http.inject(`/map/tiles/${path}.svg`)).statusCode).toBe(404)
})

test('a tile’s centre is the centre of its picture; north is up, east is right', () => {
  expect(pixelOf({ lat: 0, lng: 0 }, 0)).toEqual({ x: 128, y: 128 })
  fc.assert(
    fc.property(
      fc.double({ min: -80, max: 79, noNaN: true }),
      fc.double({ min: -179, max: 178, noNaN: true }),
      (lat, lng) => {
        const here = pixelOf({ lat, lng }, 4)
        expect(pixelOf({ lat: lat + 1, lng }, 4).y).toBeLessThan(here.y)
        expect(pixelOf({ lat, lng: lng + 1 }, 4).x).toBeGreaterThan(here.x)
      },
    ),
  )
})

test('a name cannot break out of the picture', () => {
  const place = { name: '<script>"&', address: '', location: { lat: 0.1, lng: 0.1 }, also: '', weight: 3 }
  expect(drawTile([place], 3, 4, 3)).not.toContain('<script')
})

import type { FastifyInstance } from 'fastify'
import { gazetteer } from '../../providers/places/gazetteer'
import type { FoundPlace } from '../../providers/places/rankPlaces'
import { drawTile } from './drawTile'

const DEEPEST = 18
const A_WEEK = 'public, max-age=604800'

/**
 * `/map/tiles/{z}/{x}/{y}.svg`: the map of a site without a map service, with names of regions on a plain background.
 */
export function tileRoutes(http: FastifyInstance): void {
  let places: readonly FoundPlace[] | null = null
  http.get<{ Params: { z: string; x: string; y: string } }>('/map/tiles/:z/:x/:y.svg', async ({ params }, reply) => {
    const [zoom = -1, column = -1, row = -1] = [params.z, params.x, params.y].map(Number)
    const edge = 2 ** zoom
    const whole = [zoom, column, row].every(Number.isInteger)
    if (!whole || zoom < 0 || zoom > DEEPEST || column < 0 || row < 0 || column >= edge || row >= edge) {
      return reply.code(404).send()
    }
    places ??= [...gazetteer()].sort((a, b) => b.weight - a.weight)
    return reply
      .type('image/svg+xml')
      .header('cache-control', A_WEEK)
      .header('access-control-allow-origin', '*')
      .send(drawTile(places, zoom, column, row))
  })
}

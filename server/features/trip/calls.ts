import { MODULE_TYPE, type tripCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import type { DetailPart } from '../../items/detailParts'
import { confirm, itineraryOf, tripIdOf, tripReaders } from './trip'

/** Itineraries of activities. */
export const trip: Handlers<typeof tripCalls> = {
  confirmTrip: (ctx, { id, checked }) => confirm(ctx.db, ctx.me, { id, checked, at: ctx.clock() }),
  listTripReaders: (ctx, wish) => tripReaders(ctx.db, ctx.me, wish),
}

const ofTrip: DetailPart = async (db, asker, row) => {
  const itinerary = await itineraryOf(db, asker, row)
  return itinerary ? { itinerary } : {}
}

const ofActivity: DetailPart = async (db, { iid }, { id }) => {
  const tripId = await tripIdOf(db, iid, id)
  return tripId === null ? {} : { tripId }
}

/** What the page of an itinerary shows, and that of an activity about its own. */
export const tripDetailParts: Readonly<Record<number, DetailPart>> = {
  [MODULE_TYPE.trip]: ofTrip,
  [MODULE_TYPE.act]: ofActivity,
  [MODULE_TYPE.origin]: ofActivity,
}

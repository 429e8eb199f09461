import type { Job } from '../../call/Job'
import { passOffersOn, tellOfDepartures } from './waitlistOffers'

export const waitlistJob: Job = {
  name: 'waiting list',
  async run({ db, clock }) {
    await passOffersOn(db, clock())
    await tellOfDepartures(db, clock())
  },
}

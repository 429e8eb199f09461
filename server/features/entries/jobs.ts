import type { Job } from '../../call/Job'
import { passOffersOn } from './waitlistOffers'

export const waitlistJob: Job = { name: 'waiting list', run: ({ db, clock }) => passOffersOn(db, clock()) }

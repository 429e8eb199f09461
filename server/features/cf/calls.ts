import type { cfCalls } from '@quanzi/contract'
import { askerOf } from '../../call/Asker'
import type { Handlers } from '../../call/handlers'
import { campaignFor } from './campaigns'
import { launchProject } from './launch'
import { projectFor } from './projects'
import { askSupportBack } from './refunds'
import { saveProject } from './saveProject'
import { supportPage } from './supports'
import { thankSupporters } from './thank'

/** Crowdfunding: campaigns, members' projects, supports, thanks and requests for refunds. */
export const cf: Handlers<typeof cfCalls> = {
  getCf: (ctx, { id }) => campaignFor(ctx.db, askerOf(ctx), id),
  saveCf: (ctx, wish) => saveProject(ctx, wish),
  launchCf: (ctx, wish) => launchProject(ctx, wish),
  getCfProject: (ctx, { id }) => projectFor(ctx.db, askerOf(ctx), id),
  listCfSupporters: (ctx, wish) => supportPage(ctx, askerOf(ctx), wish),
  thankCf: (ctx, wish) => thankSupporters(ctx, wish),
  refundCf: (ctx, wish) => askSupportBack(ctx, wish),
}

import type { storageCalls } from '@quanzi/contract'
import type { Handlers } from '../gateway/handlers'
import { ACCESS_KEY_ID, signPolicy } from '../storage/uploadPolicy'

export const storage: Handlers<typeof storageCalls> = {
  getUploadPolicy(ctx) {
    // A page posts to the server it came from; a mini-program has no such thing.
    const origin = ctx.inMiniProgram ? ctx.config.publicUrl : ''
    const bucket = `${origin}/oss/`
    return {
      ...signPolicy(ctx.secrets, ctx.session?.userId ?? 0, ctx.clock()),
      accessKeyId: ACCESS_KEY_ID,
      host: bucket,
      cdn: bucket,
    }
  },
}

import type { storageCalls } from '@quanzi/contract'
import type { Handlers } from '../../call/handlers'
import { readAddress } from '../../delivery/storage/readAddress'
import { uploadKeyOf } from '../../delivery/storage/uploadKeyOf'
import { ACCESS_KEY_ID, signPolicy } from '../../delivery/storage/uploadPolicy'

export const storage: Handlers<typeof storageCalls> = {
  getUploadPolicy(ctx) {
    // A page posts to its own server; a mini-program needs an absolute address.
    const origin = ctx.inMiniProgram ? ctx.config.publicUrl : ''
    const bucket = `${origin}/oss/`
    return {
      ...signPolicy(ctx.secrets, ctx.session?.userId ?? 0, ctx.clock()),
      accessKeyId: ACCESS_KEY_ID,
      host: bucket,
      cdn: bucket,
    }
  },

  async getPrivateUploads(ctx, { keys }) {
    const asked = keys.map(uploadKeyOf)
    const known = asked.filter((key) => key !== null)
    if (known.length === 0) return keys.map(() => '')
    const own = await ctx.db
      .selectFrom('uploads')
      .select('key')
      .where('user_id', '=', ctx.me.user_id)
      .where('private', '=', true)
      .where('type', 'is not', null)
      .where('key', 'in', known)
      .execute()
    const readable = new Set(own.map(({ key }) => key))
    const origin = ctx.inMiniProgram ? ctx.config.publicUrl : ''
    return asked.map((key) => (key !== null && readable.has(key) ? readAddress(ctx, origin, key) : ''))
  },
}

import { getUploadPolicy } from '@quanzi/contract'
import { media } from '@/platform/media'
import type { PickedFile } from '@/platform/media/types'
import { upload } from '@/platform/upload'
import { call } from './call'
import { GatewayError } from './GatewayError'

const MAX_EDGE = 2048
const EXTENSION = /\.(jpe?g|png|bmp|gif)$/i
const OK = 200

/** Two pictures of one moment need two keys: the bucket takes each key once. */
let last = 0
const nextInstant = (): number => {
  last = Math.max(Date.now(), last + 1)
  return last
}

/** Stores a picture in the bucket and answers its address (conventions §7 UPLOAD). */
export async function uploadPicture(file: PickedFile): Promise<string> {
  const small = await media.shrink(file, MAX_EDGE)
  const extension = (EXTENSION.exec(small.name)?.[1] ?? EXTENSION.exec(small.path)?.[1] ?? 'jpg').toLowerCase()
  const policy = await call(getUploadPolicy, {})
  const key = `h5/1000_${nextInstant()}.${extension}`
  const { status, body } = await upload({
    url: policy.host,
    file: small,
    fileField: 'file',
    fields: {
      key,
      policy: policy.policy,
      OSSAccessKeyId: policy.accessKeyId,
      success_action_status: String(OK),
      signature: policy.sign,
      expireTime: String(policy.expireTime),
    },
  }).answer
  if (status !== OK) throw new GatewayError({ kind: 'protocol', code: status, msg: '', response: body })
  return `${policy.cdn}${key}`
}

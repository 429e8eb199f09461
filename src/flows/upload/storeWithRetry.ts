import { isGatewayError } from '@/gateway/GatewayError'
import { type UploadWish, uploadFile } from '@/gateway/uploadFile'
import { t } from '@/locales/t'
import type { PickedFile } from '@/platform/media/types'
import { dialog } from '@/ui/feedback/dialog'

/**
 * Uploads a picture. After a lost connection it offers the same file again, so that the user need not choose it twice.
 */
export async function storeWithRetry(file: PickedFile, wish: UploadWish, store = uploadFile): Promise<string> {
  for (;;) {
    try {
      return await store(file, wish).address
    } catch (error) {
      if (!isGatewayError(error) || error.kind === 'business' || error.kind === 'auth') throw error
      const again = { message: error.msg, confirmText: t('retry'), cancelText: t('cancel') }
      if (!(await dialog.confirm(again))) throw error
    }
  }
}

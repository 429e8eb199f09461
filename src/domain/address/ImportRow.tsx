import type { Regions } from '@quanzi/contract'
import { addressBook } from '@/platform/addressBook'
import { environment } from '@/platform/environment'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import type { AddressFormStore } from './AddressFormStore'
import { filledFrom } from './filledFrom'
import { text } from './messages'

interface ImportRowProps {
  readonly store: AddressFormStore
  readonly load: () => Promise<Regions>
}

/** Fills the form with an address that the user keeps in the app around this one, where there is such an app. */
export function ImportRow({ store, load }: ImportRowProps) {
  if (!addressBook.offered) return null
  const take = async () => {
    const chosen = await addressBook.choose()
    if (!chosen.ok) {
      if (chosen.reason !== 'cancelled') toast.error(text(chosen.reason === 'denied' ? 'importDenied' : 'importFailed'))
      return
    }
    const filled = filledFrom(chosen.value, await load().catch(() => null))
    store.change(filled)
    if (filled.region === '') toast.show(text('importRegion'))
  }
  return (
    <AppButton id="address-import" stretch onPress={() => void take()}>
      {text(environment().target === 'tt' ? 'importDouyin' : 'importWechat')}
    </AppButton>
  )
}

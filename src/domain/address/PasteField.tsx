import { parsePastedAddress, type Regions } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { t } from '@/locales/t'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import type { AddressFormStore } from './AddressFormStore'
import { text } from './messages'

interface PasteFieldProps {
  readonly store: AddressFormStore
  readonly load: () => Promise<Regions>
}

/** Minimum length of a pasted text; shorter changes are typed. */
const LEAST = 8

/** Fills the form from a whole address copied out of a chat or a shop, on the device. */
export const PasteField = observer(function PasteField({ store, load }: PasteFieldProps) {
  const { pasted = '' } = store.form
  const [error, setError] = useState('')
  const take = async (value: string) => {
    store.change({ pasted: value })
    setError('')
    // A keystroke adds one character, a paste the whole text.
    if (value.length - pasted.length < LEAST) return
    try {
      const { name, mobile, region, detail, postCode } = parsePastedAddress(value, await load())
      if (!mobile && !region) return setError(text('pasteNothing'))
      const found = Object.entries({ name, mobile, region, detail, postCode }).filter(([, part]) => part !== '')
      store.change({ ...Object.fromEntries(found), pasted: '' })
    } catch {
      setError(t('failed'))
    }
  }
  return (
    <TextAreaField
      id="address-paste"
      label={text('paste')}
      placeholder={text('pasteHint')}
      value={pasted}
      limit={300}
      onChange={(value) => void take(value)}
      {...(error ? { error } : {})}
    />
  )
})

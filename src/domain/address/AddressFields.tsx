import type { Regions } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { FormSection } from '@/ui/fields/FormSection'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { RegionField } from '../region/RegionField'
import type { AddressFormStore, AddressProblem } from './AddressFormStore'
import { ImportRow } from './ImportRow'
import { text } from './messages'
import { PasteField } from './PasteField'

interface AddressFieldsProps {
  readonly store: AddressFormStore
  readonly load: () => Promise<Regions>
  /** Offers to make it the default; the first address is the default anyway. */
  readonly withDefault?: boolean
  /** Names the section among others of a screen. */
  readonly title?: string
}

/** The fields of a delivery address, with one that fills them from a pasted text. */
export const AddressFields = observer(function AddressFields({
  store,
  load,
  withDefault,
  title = '',
}: AddressFieldsProps) {
  const { form, tried, problems } = store
  const error = (problem: AddressProblem) =>
    tried && problems.includes(problem) ? { error: text(`${problem}Wrong`) } : {}
  return (
    <FormSection title={title}>
      <ImportRow store={store} load={load} />
      <PasteField store={store} load={load} />
      <TextField
        id="address-name"
        label={text('name')}
        placeholder={text('namePlaceholder')}
        required
        value={form.name}
        onChange={(name) => store.change({ name })}
        maxLength={20}
        {...error('name')}
      />
      <TextField
        id="address-mobile"
        label={text('mobile')}
        kind="phone"
        required
        value={form.mobile}
        onChange={(mobile) => store.change({ mobile })}
        maxLength={11}
        {...error('mobile')}
      />
      <RegionField
        id="address-region"
        label={text('region')}
        required
        value={form.region}
        onChange={(region) => store.change({ region })}
        load={load}
        {...error('region')}
      />
      <TextAreaField
        id="address-detail"
        label={text('detail')}
        placeholder={text('detailPlaceholder')}
        required
        limit={100}
        value={form.detail}
        onChange={(detail) => store.change({ detail })}
        {...error('detail')}
      />
      <TextField
        id="address-postCode"
        label={text('postCode')}
        kind="number"
        value={form.postCode}
        onChange={(postCode) => store.change({ postCode })}
        maxLength={6}
        {...error('postCode')}
      />
      {withDefault && (
        <SwitchField
          id="address-default"
          label={text('asDefault')}
          value={form.isDefault}
          onChange={(isDefault) => store.change({ isDefault })}
        />
      )}
    </FormSection>
  )
})

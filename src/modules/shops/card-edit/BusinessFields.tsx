import { type CardBusiness, joinShop } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { DraftForm } from '@/domain/form/DraftForm'
import { PlaceField } from '@/domain/place/PlaceField'
import { usePickPlace } from '@/flows/place/usePickPlace'
import { FormPicture } from '@/flows/upload/FormPicture'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { call } from '@/gateway/call'
import { createId } from '@/lib/createId'
import { FormSection } from '@/ui/fields/FormSection'
import { RadioField } from '@/ui/fields/RadioField'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../business/messages'

/** The company on the card. */
export const BusinessFields = observer(function BusinessFields(props: {
  readonly iid: number
  readonly form: DraftForm<CardBusiness, never>
  readonly pictures: FormPictures
}) {
  const { iid, form, pictures } = props
  const [shop, setShop] = useState<{ readonly id: string; readonly name: string } | null>(null)
  useEffect(() => {
    // Optional: without an own shop there is nothing to link.
    call(joinShop, { iid, reqId: createId(), step: 0 })
      .then(({ shopId, data }) => shopId && setShop({ id: shopId, name: data.name ?? '' }))
      .catch(() => undefined)
  }, [iid])
  const pick = usePickPlace('cardCompany', ({ name, address, location }) =>
    form.change({ address: address || name, lat: location.lat, lng: location.lng }),
  )
  const { form: shown } = form
  if (!shown) return null
  const place =
    shown.lat !== null && shown.lng !== null
      ? { name: shown.address, address: '', location: { lat: shown.lat, lng: shown.lng } }
      : null
  return (
    <FormSection>
      <TextField
        id="card-company"
        label={text('company')}
        maxLength={40}
        value={shown.company}
        onChange={(company) => form.change({ company })}
      />
      <TextField
        id="card-industry"
        label={text('industry')}
        maxLength={20}
        value={shown.industry}
        onChange={(industry) => form.change({ industry })}
      />
      <PlaceField id="card-address" label={text('address')} value={place} onPick={pick} />
      <FormPicture
        id="card-licence"
        label={text('licence')}
        pictures={pictures}
        field="licence"
        value={shown.licence}
        onChange={(licence) => form.change({ licence })}
      />
      {shop && (
        <RadioField
          id="card-shop"
          label={text('shopLink')}
          options={[
            { value: '', text: text('noShop') },
            { value: shop.id, text: shop.name },
          ]}
          value={shown.shopId}
          onChange={(shopId) => form.change({ shopId })}
        />
      )}
    </FormSection>
  )
})

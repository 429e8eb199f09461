import type { Popup } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { PopupSheet } from '@/domain/popup/PopupSheet'
import { AppButton } from '@/ui/action/AppButton'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import css from './Gallery.module.scss'
import { pictures } from './pictures'
import { sampleCoupons } from './sampleSections'

const samples = (): readonly Popup[] => [
  { id: 'text', type: 1, text: text('paragraph') },
  {
    id: 'card',
    type: 2,
    image: pictures.lake,
    title: text('cardTitle'),
    price: 29_800,
    costV2: 36_800,
    action: { url: '/app/test/test' },
  },
  { id: 'image', type: 3, imgUrl: pictures.field, textUrl: '/app/test/test' },
  { id: 'coupons', type: 4, coupons: sampleCoupons() },
  { id: 'claim', type: 5, coupons: sampleCoupons() },
]

/** The five types of a site's pop-ups. */
export function SamplePopups() {
  const [popup, setPopup] = useState<Popup | null>(null)
  const close = () => setPopup(null)
  return (
    <View className={css.line}>
      {samples().map((sample) => (
        <AppButton key={sample.id} id={`popup-${sample.type}`} size="small" onPress={() => setPopup(sample)}>
          {text('popup', { type: sample.type })}
        </AppButton>
      ))}
      {popup && (
        <PopupSheet
          popup={popup}
          onClose={close}
          onOpen={close}
          onClaim={() => {
            close()
            toast.success(text('askYes'))
          }}
        />
      )}
    </View>
  )
}

import { View } from '@tarojs/components'
import { useMemo } from 'react'
import { t } from '@/locales/t'
import { Picture } from './Picture'
import css from './QrCode.module.scss'
import { qrCodeImage } from './qrCodeImage'

export type QrCodeProps = { text: string; label?: string }

/** As wide as its container, up to 400 units. */
export function QrCode({ text, label }: QrCodeProps) {
  const image = useMemo(() => qrCodeImage(text), [text])
  return (
    <View className={css.code}>
      <Picture src={image} alt={label ?? t('qrCode')} ratio={1} fit="contain" lazy={false} plain />
    </View>
  )
}

import { Text, View } from '@tarojs/components'
import { Card } from '@/ui/content/Card'
import { Picture } from '@/ui/media/Picture'
import { text } from './messages'
import css from './OfficialCode.module.scss'

/** The QR code of the tenant's official account, for a visitor who does not follow it yet. */
export function OfficialCode({ image }: { readonly image: string }) {
  if (image === '') return null
  return (
    <Card>
      <View id="official-code" className={css.body}>
        <Text className={css.title}>{text('title')}</Text>
        <View className={css.code}>
          <Picture src={image} alt={text('title')} ratio={1} fit="contain" lazy={false} plain />
        </View>
        <Text className={css.note}>{text('note')}</Text>
      </View>
    </Card>
  )
}

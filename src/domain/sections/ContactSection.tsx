import { View } from '@tarojs/components'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { Picture } from '@/ui/media/Picture'
import css from './ContactSection.module.scss'
import { text } from './later/messages'
import type { SectionProps } from './SectionProps'

/** Type 25: the tenant's contact details. */
export function ContactSection({ section, host }: SectionProps<25>) {
  const { phone, address, lat, lng, qrImage, chat } = section.data
  const openMap =
    address && lat !== undefined && lng !== undefined ? () => host.openMap({ lat, lng, address }) : undefined
  return (
    <View>
      <RowGroup>
        {phone && <ListRow title={text('call')} value={phone} onPress={() => host.call(phone)} />}
        {address && <ListRow title={text('navigateTo')} note={address} {...(openMap ? { onPress: openMap } : {})} />}
      </RowGroup>
      {qrImage && (
        <View className={css.code}>
          <View className={css.picture}>
            <Picture src={qrImage} ratio={1} plain alt={text('contactCode')} />
          </View>
          <View>{text('contactCode')}</View>
        </View>
      )}
      {chat && (
        <AppButton kind="secondary" stretch onPress={host.chat}>
          {text('chat')}
        </AppButton>
      )}
    </View>
  )
}

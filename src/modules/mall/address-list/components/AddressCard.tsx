import { type Address, maskMobile } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AppButton } from '@/ui/action/AppButton'
import { StatusTag } from '@/ui/content/StatusTag'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import css from './AddressCard.module.scss'

interface AddressCardProps {
  readonly address: Address
  readonly busy: boolean
  /** Chooses the address; without it the card is for display only. */
  readonly onPress: (() => void) | undefined
  readonly onEdit: () => void
  readonly onDefault: () => void
  readonly onRemove: () => void
}

/** One address with its actions. */
export const AddressCard = observer(function AddressCard(props: AddressCardProps) {
  const { address, busy, onPress, onEdit, onDefault, onRemove } = props
  const { id, name, mobile, isDefault } = address
  return (
    <View className={css.card}>
      <View id={`address-${id}`} className={css.body} {...pressProps(onPress, { label: `${name} ${address.address}` })}>
        <View className={css.head}>
          <Text className={css.name}>{name}</Text>
          <Text className={css.mobile}>{maskMobile(mobile)}</Text>
          {isDefault && <StatusTag tone="brand">{text('isDefault')}</StatusTag>}
        </View>
        <Text className={css.words}>{address.address}</Text>
      </View>
      <View className={css.actions}>
        {!isDefault && (
          <AppButton id={`address-default-${id}`} kind="ghost" size="small" disabled={busy} onPress={onDefault}>
            {text('makeDefault')}
          </AppButton>
        )}
        <View className={css.space} />
        <AppButton id={`address-remove-${id}`} kind="ghost" size="small" disabled={busy} onPress={onRemove}>
          {text('remove')}
        </AppButton>
        <AppButton id={`address-edit-${id}`} size="small" disabled={busy} onPress={onEdit}>
          {text('editShort')}
        </AppButton>
      </View>
    </View>
  )
})

import type { Registration } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useSession } from '@/session/SessionProvider'
import { Picture } from '@/ui/media/Picture'
import { text } from '../../messages'
import css from './ApplyDesk.module.scss'

/** The university's logo, and the registration's status as text and picture. */
export function ApplyHead({ registration }: { readonly registration: Registration }) {
  const { tenant } = useSession()
  const { regImage, statusImg, status } = registration
  return (
    <View className={css.head}>
      <View className={css.logo}>
        <Picture src={regImage} alt={tenant.name} ratio={1} radius="card" lazy={false} />
      </View>
      <View className={css.words}>
        <Text className={css.name}>{tenant.name}</Text>
        <Text id="apply-status" className={css.status}>
          {text(`status${status}`)}
        </Text>
      </View>
      {statusImg && (
        <View className={css.badge}>
          <Picture src={statusImg} alt={text(`status${status}`)} ratio={1} radius="control" lazy={false} plain />
        </View>
      )}
    </View>
  )
}

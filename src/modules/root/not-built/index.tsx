import { Text, View } from '@tarojs/components'
import { useRouter } from '@tarojs/taro'
import { resolve } from '@quanzi/contract'

export default function NotBuilt() {
  const router = useRouter()
  return (
    <View>
      <Text>未开放 {router.path} {JSON.stringify(router.params)} {resolve('/app/act/1000')?.name}</Text>
    </View>
  )
}

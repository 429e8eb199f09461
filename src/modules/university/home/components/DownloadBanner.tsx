import { type DownInfo, getDownInfo, STAT_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { countUse } from '@/gateway/countUse'
import { environment } from '@/platform/environment'
import { currentPath } from '@/routes/login'
import { openLink } from '@/routes/openLink'
import { AppButton } from '@/ui/action/AppButton'
import closeIcon from '@/ui/icon/drawings/close.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { text } from '../../messages'
import css from './DownloadBanner.module.scss'

/** Offers the native app in a phone's browser, when there is one for that phone. */
export function DownloadBanner({ iid }: { readonly iid: number }) {
  const [info, setInfo] = useState<DownInfo | null>(null)
  const [closed, setClosed] = useState(false)
  const { isMiniProgram, isNativeApp, isIos, isAndroid } = environment()
  const offered = !isMiniProgram && !isNativeApp && (isIos || isAndroid)
  useEffect(() => {
    if (!offered) return
    // The page works without the banner.
    call(getDownInfo, { iid }).then(
      ({ downInfo }) => setInfo(downInfo),
      () => undefined,
    )
  }, [iid, offered])
  const address = isIos ? info?.ios : info?.android
  if (!info || !address || closed) return null
  const open = () => {
    countUse(STAT_TYPE.downloadTap, { iid, path: currentPath() })
    void openLink(address)
  }
  return (
    <View id="download-banner" className={css.banner}>
      <View className={css.icon}>
        <Picture src={info.icon} alt="" ratio={1} radius="control" lazy={false} />
      </View>
      <View className={css.words}>
        <Text className={css.name}>{info.name}</Text>
        <Text className={css.desc}>{info.desc}</Text>
      </View>
      <AppButton id="download-open" kind="primary" size="small" onPress={open}>
        {text('downloadOpen')}
      </AppButton>
      <View className={css.close} {...pressProps(() => setClosed(true), { label: text('downloadClose') })}>
        <Icon drawing={closeIcon.drawing} size={14} />
      </View>
    </View>
  )
}

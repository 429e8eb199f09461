import { type DownInfo, getDownInfo, recordStat } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { useViewer } from '@/domain/media/useViewer'
import { call } from '@/gateway/call'
import { clipboard } from '@/platform/clipboard'
import { environment } from '@/platform/environment'
import { link } from '@/platform/link'
import { useRoute } from '@/routes/useRoute'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { QrCode } from '@/ui/media/QrCode'
import { pressProps } from '@/ui/press/pressProps'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import css from '../info.module.scss'
import { text } from '../messages'
import { downloadOf } from './downloadOf'

const DOWNLOAD_TAP = 8

/** The app: pictures, version, and the button of this system; on a desk a code for the phone. */
function Down() {
  const { iid } = useRoute<'info.down'>()
  const [info, setInfo] = useState<DownInfo | null>(null)
  const [state, setState] = useState<ScreenState>(screenLoading)
  const viewer = useViewer(info?.images ?? [])
  const load = async () => {
    try {
      const { downInfo } = await call(getDownInfo, { iid })
      setInfo(downInfo)
      setState(screenReady)
    } catch (error) {
      setState(failedState(error, () => void load()))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once per tenant
  useEffect(() => void load(), [iid])
  const offer = info && downloadOf(info, environment())
  const open = async (address: string) => {
    // The count must not keep anybody from the store.
    call(recordStat, { iid, type: DOWNLOAD_TAP, p: { path: '/app/info/down' } }).catch(() => undefined)
    const opened = await link.open(address)
    if (opened.ok) return
    const copied = await clipboard.write(address)
    toast.show(text(copied.ok ? 'linkCopied' : 'copyFailed'))
  }
  return (
    <ScreenFrame title={text('down')} state={state} skeleton={<DetailSkeleton cover={false} />}>
      {info && offer && (
        <View className={css.page}>
          {offer.inBrowser && <NoticeBar text={text('openInBrowser')} />}
          <View className={css.hero}>
            <View className={css.icon}>
              <Picture src={info.icon} alt={info.name} ratio={1} radius="card" lazy={false} />
            </View>
            <Text className={css.title}>{info.name}</Text>
            <Text className={css.note}>{text('appVersion', { version: info.version })}</Text>
            <Text className={css.note}>{info.desc}</Text>
            {offer.address === '' && offer.codes.length === 0 && <Text className={css.note}>{text('noStore')}</Text>}
          </View>
          {offer.address !== '' && (
            <AppButton id="down-open" kind="primary" stretch onPress={() => void open(offer.address)}>
              {text(offer.system === 'ios' ? 'downIos' : 'downAndroid')}
            </AppButton>
          )}
          {offer.codes.map(({ system, address }) => (
            <Card key={system}>
              <View id={`down-code-${system}`} className={css.form}>
                <Text className={css.strong}>{text(system === 'ios' ? 'downIos' : 'downAndroid')}</Text>
                <View className={css.code}>
                  <QrCode text={address} label={text('downCode')} />
                </View>
              </View>
            </Card>
          ))}
          <View className={css.shots}>
            {info.images.map((image, index) => (
              <View
                key={image}
                className={css.shot}
                {...pressProps(() => viewer.open(index), {
                  label: text('shot', { name: info.name, index: index + 1 }),
                })}
              >
                <Picture src={image} ratio={9 / 16} radius="card" />
              </View>
            ))}
          </View>
          {viewer.overlay}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Down)

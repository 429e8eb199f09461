import { build, createPoster } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { saveImage, savesFile } from '@/flows/saveImage/saveImage'
import { call } from '@/gateway/call'
import { clipboard } from '@/platform/clipboard'
import { media } from '@/platform/media'
import { useRoute } from '@/routes/useRoute'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Spinner } from '@/ui/feedback/Spinner'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenReady } from '@/ui/screen/ScreenState'
import { text } from '../smallStore/messages'
import { useOwnStore } from '../smallStore/useOwnStore'
import css from './index.module.scss'

interface Poster {
  readonly imgUrl: string
  readonly url: string
}

/** Width divided by height, until the picture has loaded. */
const USUAL_RATIO = 750 / 1290

/** A poster of the own store with the code of its short link. */
function StoreQrcode() {
  const { iid } = useRoute<'account.storeQrcode'>()
  const { own, state } = useOwnStore(iid)
  const [poster, setPoster] = useState<Poster | null>(null)
  const [drawing, setDrawing] = useState<ScreenState>(screenReady)
  const [ratio, setRatio] = useState(USUAL_RATIO)
  const { store } = own
  const draw = async () => {
    if (!store) return
    setDrawing(screenReady)
    try {
      const { name: title, logo, banner, owner } = store
      const dstUrl = build('account.smallStore', { iid, storeId: store.id })
      const look = { bgImg: banner || logo, userName: owner.nick_name, userImg: owner.headImg }
      setPoster(await call(createPoster, { iid, title, dstUrl, ...look }))
    } catch (error) {
      setDrawing(failedState(error, () => void draw()))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: draws again when what the poster shows has changed
  useEffect(() => void draw(), [store?.name, store?.logo, store?.banner])
  const copy = async (url: string) => {
    const copied = await clipboard.write(url)
    toast.show(copied.ok ? text('linkCopied') : url)
  }
  const canSave = media.canSaveImage
  return (
    <ScreenFrame
      title={text('qrcode')}
      state={state.kind === 'ready' ? drawing : state}
      footer={
        poster && (
          <ActionBar>
            <AppButton
              id="poster-copy"
              kind={canSave ? 'secondary' : 'primary'}
              stretch
              onPress={() => void copy(poster.url)}
            >
              {text('copyLink')}
            </AppButton>
            {canSave && (
              <AppButton id="poster-save" kind="primary" stretch onPress={() => void saveImage(poster.imgUrl)}>
                {text(savesFile() ? 'saveFile' : 'saveImage')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      <View id="poster" className={css.sheet}>
        {poster ? (
          <Picture
            key={poster.imgUrl}
            src={poster.imgUrl}
            alt={text('poster')}
            ratio={ratio}
            fit="contain"
            radius="control"
            lazy={false}
            onSize={({ width, height }) => setRatio(width / height)}
          />
        ) : (
          <View className={css.drawing}>
            <Spinner />
            <Text>{text('drawing')}</Text>
          </View>
        )}
      </View>
      {!canSave && <Text className={css.hint}>{text('longPress')}</Text>}
    </ScreenFrame>
  )
}

export default observer(StoreQrcode)

import { createPoster, EMPTY_KEY, isShareKeyDataType } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { saveImage, savesFile } from '@/flows/saveImage/saveImage'
import { call } from '@/gateway/call'
import { t } from '@/locales/t'
import { clipboard } from '@/platform/clipboard'
import { media } from '@/platform/media'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { Spinner } from '@/ui/feedback/Spinner'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import css from './index.module.scss'
import { PosterStore, TEMPLATES } from './PosterStore'
import { posterSubject } from './posterSubject'

/** Width divided by height, until the picture has loaded. */
const USUAL_RATIO = 750 / 1290

function Poster() {
  const place = useRoute<'share.poster'>()
  const { member, distribution } = useSession()
  const [ratio, setRatio] = useState(USUAL_RATIO)
  const [store] = useState(() => {
    const { iid } = place
    const keyOf = async (moduleType: number, id: string) => {
      await member.ready()
      return isShareKeyDataType(moduleType) ? distribution.shareKey(iid, member.userId, moduleType, id) : EMPTY_KEY
    }
    return new PosterStore({
      badLink: text('badLink'),
      subject: () => posterSubject(place, keyOf),
      draw: async ({ title, image, path }, template) => {
        await member.ready()
        const { nick_name: userName = '', headImg: userImg = '' } = member.profile ?? {}
        return call(createPoster, { iid, title, bgImg: image, userName, userImg, dstUrl: path, template })
      },
    })
  })
  useEffect(() => void store.load(), [store])

  const { poster } = store
  const choose = async (template: (typeof TEMPLATES)[number]) => {
    if (!(await store.choose(template))) toast.error(t('failed'))
  }
  const copy = async (url: string) => {
    const copied = await clipboard.write(url)
    toast.show(copied.ok ? text('linkCopied') : url)
  }
  const canSave = media.canSaveImage
  return (
    <ScreenFrame
      title={text('poster')}
      state={store.state}
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
                {text(savesFile() ? 'saveFile' : 'save')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      <View className={css.looks}>
        <ChipRow
          items={TEMPLATES.map((key) => ({ key, text: text(key) }))}
          activeKey={store.template}
          onSelect={(key) => void choose(key)}
        />
      </View>
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

export default observer(Poster)

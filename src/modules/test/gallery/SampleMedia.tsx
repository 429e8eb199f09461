import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { t } from '@/locales/t'
import { AppButton } from '@/ui/action/AppButton'
import { CoverButton } from '@/ui/content/CoverButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import starIcon from '@/ui/icon/drawings/star.module.scss'
import starFilledIcon from '@/ui/icon/drawings/starFilled.module.scss'
import { MapView } from '@/ui/map/MapView'
import { Picture } from '@/ui/media/Picture'
import { PictureViewer } from '@/ui/media/PictureViewer'
import { PlayMark } from '@/ui/media/PlayMark'
import { QrCode } from '@/ui/media/QrCode'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { CodeScanner } from '@/ui/scan/CodeScanner'
import { text } from '../messages'
import css from './Gallery.module.scss'
import { pictures } from './pictures'

const WAY = [
  { lat: 30.26, lng: 120.09 },
  { lat: 30.28, lng: 120.15 },
  { lat: 30.23, lng: 120.2 },
]

/** Pictures in every fit, a map, a video, a code. */
export const SampleMedia = observer(function SampleMedia() {
  const [marked, setMarked] = useState(false)
  const [scanning, setScanning] = useState(false)
  const [viewed, setViewed] = useState<string | null>(null)
  return (
    <View className={css.body}>
      <SectionHeading title={text('map')} />
      <View className={css.map}>
        <MapView
          id="sample-map"
          label={text('map')}
          centre={{ lat: 30.25, lng: 120.14 }}
          zoom={11}
          line={WAY}
          pins={WAY.map((at, key) => ({ key, at, label: text('chip', { name: key + 1 }), faded: key === 1 }))}
          onPin={(key) => toast.show(text('chip', { name: key + 1 }))}
        />
      </View>
      <SectionHeading title={text('pictures')} />
      <View className={css.line}>
        {(['none', 'control', 'card', 'full'] as const).map((radius) => (
          <View key={radius} className={css.quarter}>
            <Picture src={pictures.dusk} alt={text('scene')} ratio={1} radius={radius} />
          </View>
        ))}
      </View>
      <View className={css.line}>
        <View className={css.third}>
          <Picture src={pictures.field} alt={text('scene')} ratio={4 / 3} fit="contain" />
          <CoverButton
            id="sample-mark"
            icon={marked ? starFilledIcon.drawing : starIcon.drawing}
            label={text('stars')}
            pressed={marked}
            onPress={() => setMarked(!marked)}
          />
        </View>
        <View className={css.third}>
          <Picture src="/no-such-picture.png" alt={text('scene')} ratio={4 / 3} lazy={false} />
        </View>
      </View>
      <AppButton id="open-viewer" onPress={() => setViewed(pictures.dusk)}>
        {text('pictures')}
      </AppButton>
      <PictureViewer
        pictures={[pictures.lake, pictures.dusk]}
        current={viewed}
        closeLabel={t('close')}
        onClose={() => setViewed(null)}
      />
      <SectionHeading title={text('video')} />
      <View className={css.line}>
        <PlayMark label={t('play')} onPress={() => toast.show(t('play'))} />
      </View>
      <VideoPlayer id="sample-video" src="/media/clips/camp.mp4" poster={pictures.lake} label={text('video')} />
      <AppButton id="sample-scanner-open" onPress={() => setScanning(!scanning)}>
        {text('scanner')}
      </AppButton>
      {scanning && (
        <CodeScanner
          id="sample-scanner"
          label={text('scanner')}
          torch={false}
          onCode={(found) => toast.show(found)}
          onFailed={() => {
            setScanning(false)
            toast.show(text('scannerFailed'))
          }}
        />
      )}
      <View className={css.third}>
        <QrCode text="quanzi" />
      </View>
    </View>
  )
})

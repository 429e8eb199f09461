import { carrierPhone, type Logistics } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { formatMoment } from '@/locales/formatMoment'
import { joinWords } from '@/locales/joinWords'
import { link } from '@/platform/link'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { Timeline } from '@/ui/content/Timeline'
import { copyText } from '../copyText'
import { text } from '../messages'
import type { Parcel } from '../parcelsOf'
import css from './index.module.scss'

interface TrackCardProps {
  readonly parcel: Parcel
  /** Null until it is known. */
  readonly track: Logistics | null
  readonly failure: string
}

/** A parcel: its newest step in large type, then all steps; a button copies its number, another calls its carrier. */
export function TrackCard({ parcel, track, failure }: TrackCardProps) {
  const company = parcel.company || track?.company || ''
  const phone = carrierPhone(company)
  const steps = track?.steps ?? []
  const [newest] = steps
  const state = text(`track_${track?.state ?? 'none'}`)
  return (
    <>
      <Card id={`track-${parcel.number}`}>
        <View className={css.part}>
          {/* The newest step often begins with the state. */}
          {!newest?.text.startsWith(state) && (
            <Text id="track-state" className={css.state}>
              {state}
            </Text>
          )}
          <Text className={css.newest}>{failure || newest?.text || text('trackWaiting')}</Text>
          {newest && <Text className={css.due}>{formatMoment(newest.time, 'at')}</Text>}
          <View className={css.number}>
            <Text className={css.words}>{`${company} ${parcel.number}`.trim()}</Text>
            <AppButton id="track-copy" size="small" onPress={() => void copyText(parcel.number)}>
              {text('copy')}
            </AppButton>
            {phone !== '' && (
              <AppButton id="track-call" size="small" onPress={() => void link.dial(phone)}>
                {text('trackCall')}
              </AppButton>
            )}
          </View>
          <Text className={css.due}>{joinWords(parcel.titles)}</Text>
        </View>
      </Card>
      {steps.length > 0 && (
        <Card>
          <Timeline
            items={steps.map(({ time, text: words }) => ({
              key: `${time} ${words}`,
              title: words,
              time: formatMoment(time, 'at'),
            }))}
          />
        </Card>
      )}
    </>
  )
}

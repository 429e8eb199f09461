import { type Logistics, queryLogistics } from '@quanzi/contract'
import { Text } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { Timeline } from '@/ui/content/Timeline'
import { Spinner } from '@/ui/feedback/Spinner'
import css from './index.module.scss'
import { text } from './messages'

interface ParcelStepsProps {
  readonly iid: number
  readonly company: string
  readonly number: string
}

/** Where a parcel is, the newest step first. */
export function ParcelSteps({ iid, company, number }: ParcelStepsProps) {
  const [track, setTrack] = useState<Logistics | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    call(queryLogistics, { iid, transportNumber: number, company }).then(setTrack, (error: unknown) =>
      setFailure(errorText(error)),
    )
  }, [iid, company, number])
  if (failure !== '') return <Text className={css.note}>{failure}</Text>
  if (!track) return <Spinner />
  if (track.steps.length === 0) return <Text className={css.note}>{text('noSteps')}</Text>
  return (
    <Timeline
      items={track.steps.map(({ time, text: words }) => ({
        key: `${time} ${words}`,
        title: words,
        time: formatMoment(time, 'at'),
      }))}
    />
  )
}

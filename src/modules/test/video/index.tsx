import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { config } from '@/config'
import { system } from '@/platform/system'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { TextField } from '@/ui/fields/TextField'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { useDiagnosis } from '../components/useDiagnosis'
import { text } from '../messages'
import css from './index.module.scss'
import { VideoProbeStore } from './VideoProbeStore'

const SAMPLE = '/media/clips/camp.mp4'
const here = (address: string) => (address.startsWith('/') ? config.gatewayOrigin + address : address)

/** Plays a sample or any address, shows what the player does, and sends that to support. */
function VideoDiagnosis() {
  const [store] = useState(() => new VideoProbeStore(SAMPLE))
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState('')
  const [network, setNetwork] = useState('')
  const report = useDiagnosis('video')
  useEffect(() => void system.network().then(setNetwork), [])
  const open = () => setWrong(store.open(typed || SAMPLE) ? '' : text('badAddress'))
  const { address, lines, firstFrame, stalls, stalledMs, played } = store
  const kinds = system.videoKinds()
  const send = () => report.send({ address, firstFrame, stalls, stalledMs, played, log: lines.slice(-60) })

  return (
    <ScreenFrame title={text('videoDiagnosis')}>
      <VideoPlayer
        key={address}
        src={here(address)}
        label={text('video')}
        onEvent={(event) => store.tell(event)}
        onTime={(seconds) => store.time(seconds)}
      />
      <View className={css.body}>
        <TextField
          id="video-address"
          label={text('videoAddress')}
          value={typed}
          placeholder={SAMPLE}
          error={wrong}
          onChange={setTyped}
          onSubmit={open}
          side={
            <AppButton id="video-open" kind="ghost" onPress={open}>
              {text('videoOpen')}
            </AppButton>
          }
        />
        <RowGroup>
          <ListRow id="video-first" title={text('firstFrame')} value={firstFrame === null ? '–' : `${firstFrame} ms`} />
          <ListRow
            id="video-stalls"
            title={text('stalls')}
            value={text('stallsOf', { count: stalls, ms: stalledMs })}
          />
          <ListRow title={text('network')} value={network || '–'} />
          <ListRow title={text('kinds')} value={kinds.length > 0 ? kinds.join(' · ') : '–'} />
        </RowGroup>
        <SectionHeading title={text('log')} />
        <View id="video-log" className={css.log}>
          {lines.length === 0 && <Text>{text('logEmpty')}</Text>}
          {lines.map(({ at, name, detail }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            <Text key={line} className={css.line}>
              {`${at} ms  ${name}  ${detail ?? ''}`}
            </Text>
          ))}
        </View>
        {report.id && <Text id="report-id">{text('reportSent', { id: report.id })}</Text>}
        <AppButton id="send-report" kind="primary" loading={report.sending} onPress={() => void send()}>
          {text('sendReport')}
        </AppButton>
      </View>
    </ScreenFrame>
  )
}

export default observer(VideoDiagnosis)

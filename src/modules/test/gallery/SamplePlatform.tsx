import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { PrivacySheet } from '@/domain/privacy/PrivacySheet'
import { PrivacyStore } from '@/domain/privacy/PrivacyStore'
import { storage } from '@/platform/storage'
import { system } from '@/platform/system'
import { AppButton } from '@/ui/action/AppButton'
import { PlatformButton } from '@/ui/action/PlatformButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { deviceFacts, useDiagnosis } from '../components/useDiagnosis'
import { text } from '../messages'
import css from './Gallery.module.scss'

const KEY = 'quanzi:self-check'

/** True when the phone's storage works. */
function storageKeeps(): boolean {
  const value = String(Date.now())
  const kept = storage.write(KEY, value) && storage.read(KEY) === value
  storage.remove(KEY)
  return kept && storage.read(KEY) === null
}

/** Facts and a check of phone and platform, with a report to support. */
export const SamplePlatform = observer(function SamplePlatform() {
  const [network, setNetwork] = useState('')
  const [checks, setChecks] = useState<{ storage: boolean; layout: boolean } | null>(null)
  const [privacy] = useState(() => new PrivacyStore())
  const report = useDiagnosis('gallery')
  useEffect(() => void system.network().then(setNetwork), [])
  const check = async () => {
    const found = { storage: storageKeeps(), layout: await system.fits() }
    setChecks(found)
    await report.send(found)
  }
  const verdict = (right: boolean) => text(right ? 'checkPassed' : 'checkFailed')
  return (
    <View className={css.body}>
      <RowGroup>
        {Object.entries(deviceFacts(network)).map(([name, value]) => (
          <ListRow key={name} title={name} value={String(value || '–')} />
        ))}
        {checks && <ListRow id="check-storage" title={text('checkStorage')} value={verdict(checks.storage)} />}
        {checks && <ListRow id="check-layout" title={text('checkLayout')} value={verdict(checks.layout)} />}
      </RowGroup>
      {report.id && <Text id="report-id">{text('reportSent', { id: report.id })}</Text>}
      <AppButton id="self-check" kind="primary" stretch loading={report.sending} onPress={() => void check()}>
        {text('selfCheck')}
      </AppButton>
      <PlatformButton id="sample-platform" kind="secondary" openType="agreePrivacyAuthorization">
        {text('platformButton')}
      </PlatformButton>
      <AppButton id="sample-privacy" stretch onPress={() => privacy.ask(() => undefined)}>
        {text('privacySheet')}
      </AppButton>
      <PrivacySheet store={privacy} />
    </View>
  )
})

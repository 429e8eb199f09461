import { claimGameResult, getGameResult } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { TextField } from '@/ui/fields/TextField'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { Figures } from '../Figures'
import css from '../game.module.scss'
import { text } from '../race/messages'
import { InquiryStore, type InquiryWay } from './InquiryStore'

/** Finds a result by bib, or by name and the last four characters of the ID number. */
function ResultInquiry() {
  const { iid, params } = useRoute<'game.resultInquiry'>()
  const { id } = params
  const { member } = useSession()
  const [store] = useState(
    () =>
      new InquiryStore({
        find: (wish) => call(getGameResult, { iid, id, ...wish }),
        claim: ({ name, idTail }) =>
          callOnce(`claim:${id}:${name}:${idTail}`, claimGameResult, (reqId) => ({ iid, reqId, id, name, idTail })),
        requireMember: () => member.requireMember(),
      }),
  )
  const { result } = store
  const find = () => store.find().catch((error: unknown) => toast.error(errorText(error)))
  const claim = async () => {
    try {
      const entryId = await store.claim()
      if (entryId === null) return
      toast.success(text('claimed'))
      await navigate('game.result', { iid, id, entryId })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame title={text('inquiry')}>
      <Tabs<InquiryWay>
        items={[
          { key: 'bib', text: text('byBib') },
          { key: 'name', text: text('byName') },
        ]}
        activeKey={store.way}
        onSelect={(way) => store.choose(way)}
      />
      <View className={css.page}>
        <Card>
          <View className={css.stack}>
            {store.way === 'bib' ? (
              <TextField
                id="inquiry-bib"
                label={text('bibField')}
                required
                maxLength={12}
                value={store.bib}
                onChange={(bib) => store.write({ bib })}
                onSubmit={() => void find()}
                error={store.isWrong('bib') ? text('bibWrong') : undefined}
              />
            ) : (
              <View className={css.stack}>
                <TextField
                  id="inquiry-name"
                  label={text('nameField')}
                  kind="name"
                  required
                  maxLength={20}
                  value={store.name}
                  onChange={(name) => store.write({ name })}
                  error={store.isWrong('name') ? text('nameWrong') : undefined}
                />
                <TextField
                  id="inquiry-tail"
                  label={text('tailField')}
                  required
                  maxLength={4}
                  value={store.tail}
                  onChange={(tail) => store.write({ tail })}
                  onSubmit={() => void find()}
                  error={store.isWrong('tail') ? text('tailWrong') : undefined}
                />
              </View>
            )}
            <AppButton id="inquiry-find" kind="primary" loading={store.busy} onPress={() => void find()}>
              {text('find')}
            </AppButton>
          </View>
        </Card>
        <Text className={css.note}>{text('privacy')}</Text>
        {store.none && <EmptyState drawing="search" message={text('none')} />}
        {result && (
          <View id="inquiry-result" className={css.stack}>
            <Figures result={result} kilometres={null} />
            <AppButton
              id="inquiry-see"
              onPress={() => void navigate('game.result', { iid, id, entryId: result.entry.id })}
            >
              {text('see')}
            </AppButton>
            {store.mayClaim ? (
              <AppButton id="inquiry-claim" kind="accent" loading={store.busy} onPress={() => void claim()}>
                {text('claim')}
              </AppButton>
            ) : (
              !result.mine && <Text className={css.note}>{text('claimNote')}</Text>
            )}
          </View>
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(ResultInquiry)

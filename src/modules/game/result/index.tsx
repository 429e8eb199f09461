import {
  appealGameResult,
  decideReview,
  getCertificate,
  getContent,
  getGameResult,
  issueCertificate,
  listReviews,
  MODULE_TYPE,
} from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { PaleCertificate } from '@/screens/certificate/PaleCertificate'
import { SavePicture } from '@/screens/certificate/SavePicture'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { Figures } from '../Figures'
import css from '../game.module.scss'
import { text } from '../race/messages'
import { Appeal } from './Appeal'
import { AppealQueue } from './AppealQueue'
import { AppealQueueStore } from './AppealQueueStore'
import { ResultStore } from './ResultStore'
import { Splits } from './Splits'

type Tab = 'result' | 'staff'

/** A result: times, places and certificate, or by the other address its checkpoints and legs. */
function Result() {
  const { iid, params, query, name } = useRoute<'game.result' | 'game.result2'>()
  const { id } = params
  const { entryId } = query
  const isSplits = name === 'game.result2'
  const { member } = useSession()
  const [tab, setTab] = useState<Tab>('result')
  const toGame = { actionText: text('toInquiry'), onAction: () => void replace('game.resultInquiry', { iid, id }) }
  const [store] = useState(
    () =>
      new ResultStore({
        fetchDetail: () => call(getContent, { iid, moduleType: MODULE_TYPE.game, id }),
        fetchResult: () => call(getGameResult, { iid, id, ...(entryId ? { entryId } : {}) }),
        appeal: (entry, words) =>
          callOnce(`appeal:${entry}:${words}`, appealGameResult, (reqId) => ({
            ...{ iid, reqId, entryId: entry, text: words },
          })),
        fetchStanding: (entry) => call(getCertificate, { iid, scope: 'game' as const, refId: id, entryId: entry }),
        issue: (entry) =>
          callOnce(`cer:game:${entry}`, issueCertificate, (reqId) => ({
            ...{ iid, reqId, scope: 'game' as const, refId: id, entryId: entry },
          })),
        missing: (message) => ({ kind: 'empty', message, ...toGame }),
      }),
  )
  const [appeals] = useState(
    () =>
      new AppealQueueStore({
        fetchQueue: () => call(listReviews, { iid, kind: 'appeal', id: `game:${id}` }),
        decide: (appeal, decision, note, net) =>
          callOnce(`decide-appeal:${appeal}:${decision}`, decideReview, (reqId) => ({
            ...{ iid, reqId, kind: 'appeal' as const, id: appeal, decision, note },
            ...(net === null ? {} : { data: { net } }),
          })),
      }),
  )
  useKnownMember(() => store.load())
  const isStaff = member.profile?.rights?.includes('review') ?? false
  const { result, detail, certificate, standing } = store
  const issue = async () => {
    try {
      await store.issue()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame
      title={text(isSplits ? 'splitsTitle' : 'result')}
      state={tab === 'staff' ? { kind: 'ready' } : store.state}
      skeleton={<DetailSkeleton />}
      onRefresh={() => store.load()}
    >
      {isStaff && (
        <Tabs<Tab>
          items={[
            { key: 'result', text: text('resultTab') },
            { key: 'staff', text: text('reviewTab') },
          ]}
          activeKey={tab}
          onSelect={setTab}
        />
      )}
      <View className={css.page}>
        {tab === 'staff' && <AppealQueue store={appeals} />}
        {tab === 'result' && result && detail && (
          <>
            <View className={css.centre}>
              <Text id="result-title" className={css.title}>
                {detail.title}
              </Text>
            </View>
            <Figures result={result} kilometres={store.kilometres} />
            {isSplits && <Splits result={result} />}
            <RowGroup>
              <ListRow
                id="result-other"
                title={text(isSplits ? 'toResult' : 'toSplits')}
                onPress={() =>
                  void replace(isSplits ? 'game.result' : 'game.result2', { iid, id, entryId: result.entry.id })
                }
              />
              <ListRow
                id="result-share"
                title={text('shareResult')}
                value={result.cheers > 0 && text('cheers', { count: result.cheers })}
                onPress={() => void navigate('game.share1', { iid, id, entryId: result.entry.id })}
              />
            </RowGroup>
            {!certificate && standing && (
              <PaleCertificate
                standing={standing}
                heading={text('certificate')}
                name={result.entry.name}
                lackWords={() => text('certificateLack')}
              />
            )}
            {result.mine && !certificate && !standing?.lacks && (
              <AppButton
                id="certificate-issue"
                kind="primary"
                loading={store.busy === 'certificate'}
                onPress={() => void issue()}
              >
                {text('certificate')}
              </AppButton>
            )}
            {certificate && (
              <View id="certificate" className={css.stack}>
                <Picture
                  src={certificate.imgUrl}
                  alt={`${text('certificate')} ${certificate.no}`}
                  ratio={3 / 4}
                  fit="contain"
                />
                <SavePicture id="certificate-save" imgUrl={certificate.imgUrl} />
              </View>
            )}
            <Appeal store={store} />
          </>
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(Result)

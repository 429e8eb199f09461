import { listOwnReports, type OwnReport, sendFeedback } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { formatMoment } from '@/locales/formatMoment'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { ChipRow } from '@/ui/content/ChipRow'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { DocText } from '../components/DocText'
import { FeedbackBox } from '../FeedbackBox'
import css from '../info.module.scss'
import { isFeedbackDraft } from '../useFeedback'
import { useInfoDoc } from '../useInfoDoc'
import { type Against, ForbidStore } from './ForbidStore'
import { text } from './messages'

const KINDS = ['report', 'appeal'] as const
const TONES = { open: 'warning', passed: 'success', refused: 'plain' } as const

/** The rules; own restrictions, reports and appeals; and the form for another one. */
export const OwnForbid = observer(function OwnForbid(props: { readonly iid: number; readonly tabs: ReactNode }) {
  const { iid, tabs } = props
  const { member } = useSession()
  const { doc, state, load } = useInfoDoc(iid, 'forbid')
  const [store] = useState(() => {
    return new ForbidStore({
      fetchPage: (pageNo) => call(listOwnReports, { iid, pageNo }),
      send: (wish) => callOnce(`feedback:${JSON.stringify(wish)}`, sendFeedback, (reqId) => ({ iid, reqId, ...wish })),
      draft: memberDraft('feedback:forbid', isFeedbackDraft, { iid, member }),
    })
  })
  const { list, form, kind, against } = store
  useKnownMember(() => {
    form.begin()
    if (member.isMember) void list.load()
  })
  const appeal = (against: Against) => {
    store.appeal(against)
    scrollToField('forbid-content')
  }
  const refresh = async () => void (await Promise.all([load(), member.isMember && list.load()]))
  return (
    <ScreenFrame
      title={text('title')}
      state={state}
      skeleton={<CardsSkeleton />}
      onRefresh={refresh}
      {...(member.isMember ? list.foot : {})}
    >
      {tabs}
      {doc && (
        <View className={css.page}>
          <DocText doc={doc} />
          {store.restrictions.length > 0 && <SectionHeading title={text('restrictions')} />}
          {store.restrictions.map(({ id, until, reason, mayAppeal }) => (
            <Card key={id}>
              <View id={`restriction-${id}`} className={css.stack}>
                <Text className={css.strong}>{text('restricted', { date: formatMoment(until - 1, 'date') })}</Text>
                <Text className={css.note}>{reason}</Text>
                {mayAppeal && (
                  <View className={css.line}>
                    <AppButton
                      id={`appeal-restriction-${id}`}
                      size="small"
                      onPress={() => appeal({ type: 'restriction', id, title: reason })}
                    >
                      {text('appeal')}
                    </AppButton>
                  </View>
                )}
              </View>
            </Card>
          ))}
          <SectionHeading title={text('records')} />
          {!member.isMember && <Text className={css.note}>{text('logIn')}</Text>}
          {member.isMember && list.state.kind === 'ready' && list.rows.length === 0 && (
            <Text id="forbid-none" className={css.note}>
              {text('none')}
            </Text>
          )}
          {list.rows.map((row) => (
            <ReportCard key={row.id} row={row} onAppeal={appeal} />
          ))}
          <SectionHeading title={text('write')} />
          <FeedbackBox
            id="forbid"
            form={form}
            label={text('what')}
            hint={text('whatHint')}
            action={text(kind === 'report' ? 'sendReport' : 'sendAppeal')}
            emptyWords={text('describe')}
            mayWrite={() => member.requireMember()}
            onSent={() => store.sent()}
          >
            <ChipRow
              items={KINDS.map((key) => ({ key, text: text(key) }))}
              activeKey={kind}
              onSelect={(key) => (key === 'report' ? store.choose('report') : store.appeal(null))}
            />
            {kind === 'report' ? (
              <TextField
                id="forbid-link"
                label={text('link')}
                placeholder={text('linkHint')}
                maxLength={500}
                required
                value={store.link}
                onChange={(link) => store.paste(link)}
                error={store.wrongLink ? text('linkWrong') : undefined}
              />
            ) : (
              <Text id="forbid-against" className={css.note}>
                {against ? text('against', { title: against.title }) : text('general')}
              </Text>
            )}
          </FeedbackBox>
        </View>
      )}
    </ScreenFrame>
  )
})

interface ReportCardProps {
  readonly row: OwnReport
  readonly onAppeal: (against: Against) => void
}

/** What was sent, what became of it, and the appeal against a refusal. */
const ReportCard = observer(function ReportCard({ row, onAppeal }: ReportCardProps) {
  const { id, no, kind, title, content, state, note, at, mayAppeal } = row
  const heading =
    kind === 'report'
      ? text('reportOf', { title: title || text('gone') })
      : title
        ? text('appealOf', { title })
        : text('appealPlain', { no })
  return (
    <Card>
      <View id={`report-${id}`} className={css.stack}>
        <View className={css.line}>
          <Text className={css.strong}>{heading}</Text>
          <StatusTag id={`report-state-${id}`} tone={TONES[state]} look="word">
            {text(kind === 'report' && state === 'passed' ? 'hidden' : state)}
          </StatusTag>
        </View>
        <Text className={css.note}>{content}</Text>
        {note !== '' && <Text className={css.note}>{text('answer', { note })}</Text>}
        <View className={css.line}>
          <Text className={css.note}>{`${no} · ${formatMoment(at, 'at')}`}</Text>
          {mayAppeal && (
            <AppButton
              id={`appeal-report-${id}`}
              size="small"
              onPress={() => onAppeal({ type: 'report', id, title: heading })}
            >
              {text('appeal')}
            </AppButton>
          )}
        </View>
      </View>
    </Card>
  )
})

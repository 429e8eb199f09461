import { type ReportReview, type ReviewItem, restrictMember, shanghaiDay } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { callOnce } from '@/gateway/callOnce'
import { formatMoment } from '@/locales/formatMoment'
import { serverNow } from '@/platform/serverClock'
import { ReviewDecision } from '@/screens/review/ReviewDecision'
import { type ReviewActs, ReviewQueueScreen } from '@/screens/review/ReviewQueueScreen'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { StatusTag } from '@/ui/content/StatusTag'
import { DateField } from '@/ui/fields/DateField'
import css from '../info.module.scss'
import { text } from './messages'

/** Height of a report with the gap below it, in px of a 375 design. */
const ROW = 260
const DAY = 86_400_000
/** The days of a restriction, unless staff choose others. */
const DAYS = 7

type Author = NonNullable<ReportReview['author']>

/** The queue says what its kind is; this one only asks for reports. */
const dataOf = ({ data }: ReviewItem) => data as unknown as ReportReview

interface ReportCardProps {
  readonly item: ReviewItem
  readonly acts: ReviewActs
  readonly onRestrict: (author: Author) => void
}

/** A report or an appeal: what is reported, why, by whom, and whose it is. */
function ReportCard({ item, acts, onRestrict }: ReportCardProps) {
  const { id, who, at } = item
  const { kind, no, content, title, text: reported, author, own } = dataOf(item)
  const isReport = kind === 'report'
  return (
    <Card>
      <View id={`review-${id}`} className={css.stack}>
        <View className={css.line}>
          <Text className={css.strong}>{title || text('gone')}</Text>
          <StatusTag tone={isReport ? 'warning' : 'brand'}>{text(kind)}</StatusTag>
        </View>
        {reported !== '' && reported !== title && <Text className={css.note}>{reported}</Text>}
        <Text>{content}</Text>
        <Text className={css.note}>{`${text('from', { who, no })} · ${formatMoment(at, 'at')}`}</Text>
        {author && (
          <View className={css.line}>
            <Text className={css.note}>{text('author', { name: author.name })}</Text>
            {!own && (
              <AppButton id={`restrict-${id}`} kind="ghost" size="small" onPress={() => onRestrict(author)}>
                {text('restrict')}
              </AppButton>
            )}
          </View>
        )}
        <ReviewDecision
          {...{ id, acts, own: own ? text('own') : null }}
          pass={text(isReport ? 'hide' : 'grant')}
          refuse={text(isReport ? 'keep' : 'refuse')}
          noteClass={css.note}
          className={css.line}
        />
      </View>
    </Card>
  )
}

/** Reports and appeals that wait for staff, oldest first; their authors can be kept from publishing. */
export function ReviewReports({ iid, tabs }: { readonly iid: number; readonly tabs: ReactNode }) {
  const [restricting, setRestricting] = useState<Author | null>(null)
  const [until, setUntil] = useState(() => shanghaiDay(serverNow() + DAYS * DAY))
  const [reason, setReason] = useState('')
  const [card] = useState(() => (item: ReviewItem, acts: ReviewActs) => (
    <ReportCard item={item} acts={acts} onRestrict={setRestricting} />
  ))
  const restrict = async (rid: string, why: string) =>
    await callOnce(`restrict:${rid}:${until}:${why}`, restrictMember, (reqId) => ({
      ...{ iid, reqId, toRid: Number(rid), until, reason: why },
    }))
  return (
    <>
      <ReviewQueueScreen
        {...{ iid, tabs, card, kind: 'report', title: text('title'), rowHeight: ROW, className: css.page }}
        words={{
          ...{ empty: text('nothing'), pass: text('grant'), refuse: text('refuse') },
          ...{ why: text('why'), hint: text('whyHint'), passed: text('decided'), refused: text('decided') },
        }}
        passAsk={(item) => {
          const { kind, title } = dataOf(item)
          return kind === 'report' ? text('hideAsk', { title: title || text('gone') }) : text('grantAsk')
        }}
      />
      <ReasonSheet
        id="restrict"
        subject={restricting && String(restricting.rid)}
        title={text('restrictTitle', { name: restricting?.name ?? '' })}
        label={text('reason')}
        hint={text('whyHint')}
        action={text('restrict')}
        said={text('restrictDone')}
        most={100}
        reasons={[]}
        remark={reason}
        onWrite={setReason}
        send={restrict}
        onClose={() => setRestricting(null)}
        onSent={() => setReason('')}
      >
        <DateField
          id="restrict-until"
          label={text('until')}
          required
          value={until}
          min={shanghaiDay(serverNow())}
          onChange={setUntil}
        />
      </ReasonSheet>
    </>
  )
}

import type { NeedFields, ReviewItem } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { ReasonSheet } from '@/domain/reason/ReasonSheet'
import { formatMoment } from '@/locales/formatMoment'
import { reviewKey, useReviewQueue } from '@/screens/review/useReviewQueue'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { WindowedList } from '@/ui/list/WindowedList'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../need/messages'
import css from './index.module.scss'
import { needFacts } from './OwnNeeds'

/** Height of a request with the gap below it, in px of a 375 design. */
const ROW = 200
/** Most characters of an answer (conventions §8). */
const MOST = 100

type NeedReview = NeedFields & { readonly state: 'new' | 'contacted'; readonly own: boolean }
type Deciding = { readonly id: string; readonly decision: 'pass' | 'refuse' }

/** The queue says what its kind is; this one only asks for bespoke requests. */
const dataOf = ({ data }: ReviewItem) => data as unknown as NeedReview

/** The requests that staff follow up, oldest first. */
export const ReviewNeeds = observer(function ReviewNeeds(props: { readonly iid: number; readonly tabs: ReactNode }) {
  const { iid, tabs } = props
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const [answer, setAnswer] = useState('')
  const { list, decide } = useReviewQueue({
    ...{ iid, kind: 'needform', empty: text('reviewsEmpty'), mayStay: true },
    onStale: () => setDeciding(null),
  })
  const [render] = useState(() => (item: ReviewItem) => {
    const { id, who, at } = item
    const need = dataOf(item)
    return (
      <Card id={`review-${id}`} padded>
        <View className={css.line}>
          <Text className={css.title}>{need.destination}</Text>
          <Text className={css.note}>{formatMoment(at, 'at')}</Text>
        </View>
        <Text className={css.facts}>{needFacts(need)}</Text>
        <Text className={css.facts}>{text('reviewWho', { who, name: need.name, phone: need.phone })}</Text>
        {need.note !== '' && <Text className={css.facts}>{need.note}</Text>}
        {need.own ? (
          <Text className={css.note}>{text('reviewOwn')}</Text>
        ) : (
          <View className={css.actions}>
            <AppButton id={`refuse-${id}`} size="small" onPress={() => setDeciding({ id, decision: 'refuse' })}>
              {text('refuse')}
            </AppButton>
            <AppButton
              id={`pass-${id}`}
              kind="primary"
              size="small"
              onPress={() => setDeciding({ id, decision: 'pass' })}
            >
              {text(need.state === 'new' ? 'contact' : 'finish')}
            </AppButton>
          </View>
        )}
      </Card>
    )
  })
  return (
    <ScreenFrame title={text('needform')} onRefresh={() => list.load()} {...list.foot}>
      {tabs}
      <ListState state={list.state}>
        <WindowedList rows={list.rows} keyOf={reviewKey} render={render} rowHeight={ROW} className={css.page} />
      </ListState>
      <ReasonSheet
        id="answer"
        subject={deciding?.id ?? null}
        title={text('answer')}
        label={text('answer')}
        hint={text(deciding?.decision === 'refuse' ? 'refuseHint' : 'answerHint')}
        action={text('answer')}
        said={text('answered')}
        most={MOST}
        reasons={[]}
        remark={answer}
        onWrite={setAnswer}
        send={(id, note) => decide(id, deciding?.decision ?? 'pass', note)}
        onClose={() => setDeciding(null)}
        onSent={() => setAnswer('')}
      />
    </ScreenFrame>
  )
})

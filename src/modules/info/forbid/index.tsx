import { OwnAndReview } from '@/flows/review/OwnAndReview'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { text } from './messages'
import { OwnForbid } from './OwnForbid'
import { ReviewReports } from './ReviewReports'

/** What is not allowed, with own reports and appeals. Staff who review find those of others in a second tab. */
export default function Forbid() {
  const { iid, query } = useRoute<'info.forbid'>()
  return (
    <OwnAndReview
      iid={iid}
      as={query.as}
      idPrefix="forbid-tab"
      mine={{ text: text('tabMine'), view: OwnForbid }}
      review={{ text: text('tabReview'), view: ReviewReports }}
      onOpen={(as) => void replace('info.forbid', as ? { iid, as } : { iid })}
    />
  )
}

import { OwnAndReview } from '@/flows/review/OwnAndReview'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { text } from '../need/messages'
import { OwnNeeds } from './OwnNeeds'
import { ReviewNeeds } from './ReviewNeeds'

/** Bespoke requests. Staff who review find those of others in a second tab. */
export default function Needform() {
  const { iid, query } = useRoute<'act.needform'>()
  return (
    <OwnAndReview
      iid={iid}
      as={query.as}
      idPrefix="need-tab"
      mine={{ text: text('tabMine'), view: OwnNeeds }}
      review={{ text: text('tabReview'), view: ReviewNeeds }}
      onOpen={(as) => void replace('act.needform', as ? { iid, as } : { iid })}
    />
  )
}

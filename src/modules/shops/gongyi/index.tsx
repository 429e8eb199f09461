import { OwnAndReview } from '@/flows/review/OwnAndReview'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { text } from './messages'
import { OwnGongyi } from './OwnGongyi'
import { ReviewVolunteers } from './ReviewVolunteers'

/** The volunteer's privilege card. Staff who review find the requests to join the roll in a second tab. */
export default function ShopsGongyi() {
  const { iid, query } = useRoute<'shops.gongyi'>()
  return (
    <OwnAndReview
      iid={iid}
      as={query.as}
      idPrefix="gongyi-tab"
      mine={{ text: text('tabMine'), view: OwnGongyi }}
      review={{ text: text('tabReview'), view: ReviewVolunteers }}
      onOpen={(as) => void replace('shops.gongyi', as ? { iid, as } : { iid })}
    />
  )
}

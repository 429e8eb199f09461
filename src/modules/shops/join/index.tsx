import { OwnAndReview } from '@/flows/review/OwnAndReview'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { text } from '../apply/messages'
import { OwnApply } from './OwnApply'
import { ReviewShops } from './ReviewShops'

/** The application of a partner shop. Staff who review find those of others in a second tab. */
export default function ShopsJoin() {
  const { iid, query } = useRoute<'shops.join'>()
  return (
    <OwnAndReview
      iid={iid}
      as={query.as}
      idPrefix="join-tab"
      mine={{ text: text('tabMine'), view: OwnApply }}
      review={{ text: text('tabReview'), view: ReviewShops }}
      onOpen={(as) => void replace('shops.join', as ? { iid, as } : { iid })}
    />
  )
}

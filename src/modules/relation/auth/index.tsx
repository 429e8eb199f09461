import { OwnAndReview } from '@/flows/review/OwnAndReview'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { text } from '../messages'
import { OwnAuth } from './OwnAuth'
import { ReviewAuths } from './ReviewAuths'

/** Verification of a member's identity. Staff who review find the requests of others in a second tab. */
export default function Auth() {
  const { iid, query } = useRoute<'relation.auth'>()
  return (
    <OwnAndReview
      iid={iid}
      as={query.as}
      idPrefix="auth-tab"
      mine={{ text: text('tabMine'), view: OwnAuth }}
      review={{ text: text('tabReview'), view: ReviewAuths }}
      onOpen={(as) => void replace('relation.auth', as ? { iid, as } : { iid })}
    />
  )
}

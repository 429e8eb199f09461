import { observer } from 'mobx-react'
import type { ComponentType, ReactNode } from 'react'
import { useSession } from '@/session/SessionProvider'
import { Tabs } from '@/ui/navigation/Tabs'

interface Part {
  readonly text: string
  readonly view: ComponentType<{ readonly iid: number; readonly tabs: ReactNode }>
}

interface OwnAndReviewProps {
  readonly iid: number
  /** `staff` in the address opens the second tab for those who may see it. */
  readonly as: string | undefined
  readonly idPrefix: string
  readonly mine: Part
  readonly review: Part
  /** Opens the same screen with `as` in its address, or without. */
  readonly onOpen: (as?: 'staff') => void
}

/** What a member sees of an own request. Staff who review find those of others in a second tab. */
export const OwnAndReview = observer(function OwnAndReview(props: OwnAndReviewProps) {
  const { iid, as, idPrefix, mine, review, onOpen } = props
  const { member } = useSession()
  const isReviewer = member.profile?.rights.includes('review') === true
  const tab = isReviewer && as === 'staff' ? 'review' : 'mine'
  const items = [
    { key: 'mine', text: mine.text },
    { key: 'review', text: review.text },
  ]
  const { view: View } = tab === 'review' ? review : mine
  const tabs = isReviewer && (
    <Tabs
      sticky
      idPrefix={idPrefix}
      items={items}
      activeKey={tab}
      onSelect={(key) => onOpen(key === 'review' ? 'staff' : undefined)}
    />
  )
  return <View iid={iid} tabs={tabs} />
})

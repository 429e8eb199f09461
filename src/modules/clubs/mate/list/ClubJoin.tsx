import { type ItemSummary, MODULE_TYPE } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { JoinSheet } from '@/domain/join/JoinSheet'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { useJoin } from '@/flows/useJoin'
import { errorText } from '@/locales/errorText'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'

interface ClubJoinProps {
  readonly iid: number
  readonly club: ItemSummary
  readonly onClose: () => void
  /** The gateway has answered: joined, or refused because the club is full. */
  readonly onAnswer: () => void
}

/** Joins a club from the list. */
export const ClubJoin = observer(function ClubJoin({ iid, club, onClose, onAnswer }: ClubJoinProps) {
  const join = useJoin({ iid, moduleType: MODULE_TYPE.mate, id: club.id })
  const [open, setOpen] = useState(false)
  useOwnDetails(iid, (own) => join.suggest(own), open)
  // Render it closed first, so that the sheet slides in.
  useEffect(() => setOpen(true), [])
  const send = async () => {
    try {
      if (!(await join.join())) return
      toast.success(text('joinedNow'))
      onClose()
    } catch (error) {
      toast.error(errorText(error))
    }
    onAnswer()
  }
  return (
    <JoinSheet
      store={join}
      open={open}
      title={`${text('join')} · ${club.title}`}
      maxPeople={1}
      onClose={onClose}
      onSend={() => void send()}
    />
  )
})

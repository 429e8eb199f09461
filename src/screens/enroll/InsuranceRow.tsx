import { getInfo } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { useScreenShow } from '@/platform/lifecycle'
import { navigate } from '@/routes/navigate'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { text } from './messages'

interface InsuranceRowProps {
  /** What it costs a person, fen; none without an insurance. */
  readonly fee: number | null | undefined
}

/** Leads a form to what its insurance covers, and shows whether the member has read the current version. */
export const InsuranceRow = ({ fee }: InsuranceRowProps) => (fee === null || fee === undefined ? null : <InsuredRow />)

const InsuredRow = observer(function InsuredRow() {
  const { member, tenant } = useSession()
  const { iid } = tenant
  const [isRead, setIsRead] = useState<boolean | null>(null)
  // Optional: without an answer the row only leads there.
  const load = () =>
    void call(getInfo, { iid, kind: 'insurance' }).then(
      ({ agreed }) => setIsRead(agreed),
      () => undefined,
    )
  useKnownMember(load)
  useScreenShow(() => {
    if (member.status !== 'unknown') load()
  })
  return (
    <RowGroup>
      <ListRow
        id="enrol-insurance"
        title={text('insurance')}
        {...(isRead === null ? {} : { value: text(isRead ? 'insuranceRead' : 'insuranceUnread') })}
        onPress={() => void navigate('info.insurance', { iid })}
      />
    </RowGroup>
  )
})

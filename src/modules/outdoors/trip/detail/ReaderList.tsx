import type { TripReader } from '@quanzi/contract'
import { formatMoment } from '@/locales/formatMoment'
import { Avatar } from '@/ui/content/Avatar'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from './messages'

interface ReaderListProps {
  readonly readers: readonly TripReader[]
  /** How many take part, and how many of them have confirmed. */
  readonly counts: { readonly count: number; readonly done: number }
  /** How many things are to be packed. */
  readonly things: number
}

/** Who has confirmed, for the leader: who is missing comes first. */
export function ReaderList({ readers, counts, things }: ReaderListProps) {
  return (
    <>
      <SectionHeading title={text('readers')} note={text('readersCount', { ...counts })} />
      <RowGroup>
        {readers.map(({ rid, nick_name, headImg, confirmedAt, checked }) => (
          <ListRow
            key={rid}
            id={`reader-${rid}`}
            icon={<Avatar src={headImg} name={nick_name} size="small" />}
            title={nick_name}
            note={confirmedAt === null ? '' : text('readAt', { time: formatMoment(confirmedAt, 'at') })}
            value={
              confirmedAt === null ? (
                <StatusTag tone="warning" look="word">
                  {text('unread')}
                </StatusTag>
              ) : (
                text('ticks', { done: checked, count: things })
              )
            }
          />
        ))}
      </RowGroup>
    </>
  )
}

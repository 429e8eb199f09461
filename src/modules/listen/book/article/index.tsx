import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { wantedPart } from '@/screens/series/partPlace'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import { Chapter } from './components/Chapter'
import { useBook } from './useBook'

function BookArticle() {
  const place = useRoute<'book.article'>()
  const id = wantedPart(place)
  return <Book key={id} iid={place.iid} id={id} />
}

interface BookProps {
  readonly iid: number
  readonly id: string
}

const Book = observer(function Book({ iid, id }: BookProps) {
  const store = useBook(iid, id)
  const { open, content, problem } = store
  if (open) return <Chapter key={`${open.item.id}:${open.play.trial === null}`} iid={iid} store={store} open={open} />
  const wanted = store.itemOf(id) ?? store.next
  const state: ScreenState =
    content === null
      ? store.state
      : wanted === null
        ? { kind: 'empty', message: text('noChapter') }
        : problem !== ''
          ? { kind: 'error', message: problem, onRetry: () => void store.start(wanted) }
          : { kind: 'loading' }
  return <ScreenFrame title={text('article')} state={state} skeleton={<DetailSkeleton cover={false} />} />
})

export default observer(BookArticle)

import { observer } from 'mobx-react'
import { useRoute } from '@/routes/useRoute'
import { TopicList } from './TopicList'
import { TopicPosts } from './TopicPosts'

function Topic() {
  const { iid, query } = useRoute<'index.topic'>()
  return query.tag ? <TopicPosts iid={iid} tag={query.tag} /> : <TopicList iid={iid} />
}

export default observer(Topic)

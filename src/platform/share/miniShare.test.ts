import { friendMessage, timelineMessage } from './miniShare'

const content = {
  title: '溯溪一日',
  desc: '清凉一夏',
  link: 'https://x.test/app/act/1000/detail/5?disrParentMultiDisKey=k',
  imgUrl: 'https://x.test/a.webp',
  miniPath: '/modules/act/detail/index?iid=1000&id=5&disrParentMultiDisKey=k',
}

test('shell-and-routes §3: a friend gets title, text, picture and the page with its query', () => {
  expect(friendMessage(content)).toEqual({
    title: '溯溪一日',
    desc: '清凉一夏',
    path: '/modules/act/detail/index?iid=1000&id=5&disrParentMultiDisKey=k',
    imageUrl: 'https://x.test/a.webp',
  })
})

test('the timeline gets the query without a path', () => {
  expect(timelineMessage(content)).toEqual({
    title: '溯溪一日',
    query: 'iid=1000&id=5&disrParentMultiDisKey=k',
    imageUrl: 'https://x.test/a.webp',
  })
})

test('without a picture the message has none, and the platform takes a screenshot', () => {
  expect(friendMessage({ ...content, imgUrl: '' })).not.toHaveProperty('imageUrl')
  expect(timelineMessage({ ...content, imgUrl: '', miniPath: '/a' })).toEqual({ title: '溯溪一日', query: '' })
})

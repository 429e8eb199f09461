import { isVideoAddress, VideoProbeStore } from './VideoProbeStore'

function setUp() {
  let now = 1000
  const store = new VideoProbeStore('/media/clips/camp.mp4', () => now)
  const after = (ms: number) => {
    now += ms
  }
  return { store, after }
}

test('the time to the first frame counts from the tap, not from opening the page', () => {
  const { store, after } = setUp()
  after(5000)
  store.tell({ name: 'play' })
  after(100)
  store.tell({ name: 'waiting' })
  after(220)
  store.tell({ name: 'playing' })
  expect([store.firstFrame, store.stalls]).toEqual([320, 0])
})

test('a stall lasts until playback continues; a repeated event belongs to the same stall', () => {
  const { store, after } = setUp()
  store.tell({ name: 'play' })
  store.time(0.1)
  store.tell({ name: 'waiting' })
  after(300)
  store.tell({ name: 'waiting' })
  after(200)
  store.time(0.4)
  expect([store.stalls, store.stalledMs]).toEqual([1, 500])
})

test('another address starts again; an invalid one changes nothing', () => {
  const { store } = setUp()
  store.tell({ name: 'play' })
  expect(store.open('javascript:alert(1)')).toBe(false)
  expect(store.lines).toHaveLength(1)
  expect(store.open(' https://video.example/a.mp4 ')).toBe(true)
  expect([store.address, store.lines]).toEqual(['https://video.example/a.mp4', []])
})

test('the log has a maximum length', () => {
  const { store } = setUp()
  for (let n = 0; n < 500; n++) store.tell({ name: 'waiting' })
  expect(store.lines).toHaveLength(200)
})

test.each(['', 'camp.mp4', 'file:///a.mp4', '//host/a.mp4', 'https://', 'https:///x', 'http://a b', 'data:video/mp4,'])(
  '"%s" is not the address of a video',
  (address) => expect(isVideoAddress(address)).toBe(false),
)
test.each(['https://video.example/a.mp4?x=1', 'http://10.0.0.1:8080/a', '/media/clips/camp.mp4'])(
  '"%s" is the address of a video',
  (address) => expect(isVideoAddress(address)).toBe(true),
)

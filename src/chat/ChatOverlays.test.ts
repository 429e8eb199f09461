import { ChatOverlays } from './ChatOverlays'

const ann = { roleId: 7, uid: 70, nickName: 'Ann' }
const bob = { roleId: 8, uid: 80, nickName: 'Bob' }

test('the last one opened is on top, and closing it shows the one below', () => {
  const overlays = new ChatOverlays()
  const panel = overlays.add({ kind: 'panel' })
  const dialog = overlays.add({ kind: 'dialog', peer: ann })
  expect(overlays.top).toMatchObject({ kind: 'dialog', peer: ann })
  overlays.remove(dialog?.key ?? '')
  expect(overlays.top).toBe(panel)
})

test('a double tap opens one overlay; another person opens another one', () => {
  const overlays = new ChatOverlays()
  overlays.add({ kind: 'dialog', peer: ann })
  expect(overlays.add({ kind: 'dialog', peer: { ...ann } })).toBeNull()
  expect(overlays.add({ kind: 'dialog', peer: bob })).not.toBeNull()
  expect(overlays.stack).toHaveLength(2)
})

test('opening an overlay removes the notice', () => {
  const overlays = new ChatOverlays()
  overlays.tell({ key: 'a', name: 'Ann', avatar: '', words: 'hello', peer: ann })
  overlays.add({ kind: 'panel' })
  expect(overlays.notice).toBeNull()
})

test('a person’s notices and the conversation with that person are different overlays', () => {
  const overlays = new ChatOverlays()
  overlays.add({ kind: 'dialog', peer: ann })
  expect(overlays.add({ kind: 'dialog', peer: ann, isNotices: true })).not.toBeNull()
  expect(overlays.add({ kind: 'dialog', peer: ann, isNotices: true })).toBeNull()
})

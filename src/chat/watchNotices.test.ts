import type { ChatMessage } from '@quanzi/contract'
import { observable, runInAction } from 'mobx'
import { ChatOverlays } from './ChatOverlays'
import type { PanelEntry } from './PanelStore'
import { watchNotices } from './watchNotices'

const NOW = 1_800_000_000_000

const entry = (id: string, more: Partial<PanelEntry> = {}, level = 0): PanelEntry => {
  const sender = {
    avatar: '',
    interestID: 1000,
    interestName: '',
    label: '',
    level,
    nick_name: 'Ann',
    roleID: 7,
    sex: 0,
    uid: 70,
  }
  const content = {
    body: { type: 1, text: `text ${id}` },
    cid: 1000,
    sender,
    receiver: { roleID: 1, uid: 1 },
    tempID: id,
  }
  return {
    key: '1_7_1_70',
    peer: { roleId: 7, uid: 70, nickName: 'Ann' },
    message: { id, content, date: NOW, flag: 0, scope: 1 } as ChatMessage,
    date: NOW,
    isSystem: false,
    canReply: true,
    unread: 1,
    muted: false,
    blocked: false,
    ...more,
  }
}

function watched() {
  const panel = observable({ entries: [] as readonly PanelEntry[] }, {}, { deep: false })
  const source = observable<{ panel: typeof panel | null }>({ panel }, {}, { deep: false })
  const overlays = new ChatOverlays()
  watchNotices(source, overlays, () => NOW + 1000)
  const come = (...entries: PanelEntry[]) =>
    runInAction(() => {
      panel.entries = entries
    })
  const leave = () =>
    runInAction(() => {
      source.panel = null
    })
  return { come, leave, overlays }
}

test('the notice of a new message shows its text and opens its sender’s dialog', () => {
  const { come, overlays } = watched()
  come(entry('1'))
  expect(overlays.notice).toMatchObject({ key: '1', name: 'Ann', words: 'text 1', peer: { roleId: 7 } })
})

test('there is no notice of a message that the user is looking at', () => {
  const { come, overlays } = watched()
  overlays.add({ kind: 'dialog', peer: { roleId: 7, uid: 70, nickName: 'Ann' } })
  come(entry('1'))
  expect(overlays.notice).toBeNull()
  overlays.clear()
  overlays.add({ kind: 'panel' })
  come(entry('2'))
  expect(overlays.notice).toBeNull()
})

test('old, read and muted messages show no notice', () => {
  const { come, overlays } = watched()
  come(entry('1', { date: NOW - 3_600_000 }))
  come(entry('2', { unread: 0 }))
  come(entry('3', { muted: true }))
  expect(overlays.notice).toBeNull()
})

test('a system notice has the system’s name and no dialog', () => {
  const { come, overlays } = watched()
  come(entry('1', { isSystem: true, canReply: false }, 15))
  expect(overlays.notice).toMatchObject({ name: '系统消息', peer: null })
})

test('a notice disappears with its member', () => {
  const { come, leave, overlays } = watched()
  come(entry('1'))
  leave()
  expect(overlays.notice).toBeNull()
})

import type { ChatMessage } from '@quanzi/contract'
import type { Storage } from '@/platform/storage/types'

export function memoryStorage(room = Number.POSITIVE_INFINITY): Storage {
  const map = new Map<string, string>()
  return {
    read: (key) => map.get(key) ?? null,
    write(key, value) {
      const used = [...map].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0)
      if (used + value.length > room) return false
      map.set(key, value)
      return true
    },
    remove: (key) => void map.delete(key),
    keys: () => [...map.keys()],
  }
}

export const messageOf = (id: number, tempID = `t${id}`, roleID = 2): ChatMessage => ({
  id: String(id),
  date: id,
  flag: 0,
  scope: 1,
  content: {
    body: { type: 1, text: `text ${id}` },
    cid: 1000,
    tempID,
    receiver: { roleID: 1, uid: 1 },
    sender: {
      avatar: '',
      interestID: 1000,
      interestName: '',
      label: '',
      level: 0,
      nick_name: `n${roleID}`,
      roleID,
      sex: 0,
      uid: roleID,
    },
  },
})

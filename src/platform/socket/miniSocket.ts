import Taro from '@tarojs/taro'
import type { OpenSocket } from './types'

const LOST = 1006

/** connectSocket answers its task by a promise, so a close that comes earlier waits for it. */
export const openMiniSocket: OpenSocket = (url, events) => {
  let task: Taro.SocketTask | null = null
  let closing: { readonly code: number; readonly reason: string } | null = null
  let over = false
  const close = (code: number) => {
    if (over) return
    over = true
    events.closed(code)
  }
  Promise.resolve(Taro.connectSocket({ url })).then(
    (connected) => {
      task = connected
      connected.onOpen(() => events.opened())
      connected.onMessage(({ data }) => events.received(data))
      connected.onError((failure) => {
        events.failed(failure)
        close(LOST)
      })
      connected.onClose(({ code }) => close(code || LOST))
      if (closing) connected.close(closing)
    },
    (failure: unknown) => {
      events.failed(failure)
      close(LOST)
    },
  )
  return {
    send(frame) {
      if (!task || over) throw new Error('the socket is not open')
      const whole = frame.byteLength === frame.buffer.byteLength
      task.send({ data: whole ? frame.buffer : frame.slice().buffer })
    },
    close(code, reason) {
      closing = { code, reason }
      task?.close(closing)
    },
  }
}

import Taro from '@tarojs/taro'
import { noSocket } from './noSocket'
import { oneAtATime } from './oneAtATime'

const LOST = 1006

/** connectSocket returns its task in a promise: an earlier close waits for it. */
export const openSocket = oneAtATime((url, events) => {
  if (typeof Taro.connectSocket !== 'function') return noSocket(events)
  let task: Taro.SocketTask | null = null
  let closing: { readonly code: number; readonly reason: string } | null = null
  let over = false
  const end = (code: number) => {
    if (over) return
    over = true
    events.closed(code)
  }
  const lose = (failure: unknown) => {
    if (over) return
    events.failed(failure)
    end(LOST)
    task?.close({})
  }
  Promise.resolve(Taro.connectSocket({ url })).then((connected) => {
    task = connected
    connected.onOpen(() => over || events.opened())
    connected.onMessage(({ data }) => over || events.received(data))
    connected.onError(lose)
    connected.onClose(({ code }) => end(code || LOST))
    if (closing) connected.close(closing)
  }, lose)
  return {
    send(frame) {
      if (!task || over) throw new Error('the socket is not open')
      const whole = frame.byteLength === frame.buffer.byteLength
      task.send({ data: whole ? frame.buffer : frame.slice().buffer, fail: lose })
    },
    close(code, reason) {
      closing = { code, reason }
      task?.close(closing)
    },
  }
})

import WebSocket from 'ws'
import { type ApiSource, task } from './ApiMethod'
import { rewriteOrigin } from './rewriteOrigin'

type Listener = (event: unknown) => void

const AT_ONCE = 5

/** `connectSocket`: a real WebSocket as the platform's SocketTask, five at once. */
export const socketApi: ApiSource = (simulator) => {
  const { realm, recorder, options: settings } = simulator
  return {
    connectSocket: task((options, report) => {
      const url = rewriteOrigin(String(options.url), settings)
      const record = recorder.request({ kind: 'socket', method: 'GET', url, status: null, bytes: 0 })
      const listeners: Record<string, Listener[]> = { open: [], message: [], error: [], close: [] }
      const tell = (name: string, event: unknown) => {
        for (const listener of listeners[name] ?? []) simulator.guard(() => listener(event))
      }
      if (recorder.sockets >= AT_ONCE) {
        setTimeout(() => report.fail('exceed max task count'), 0)
        return undefined
      }
      recorder.sockets += 1
      const end = simulator.work.begin()
      const protocols = options.protocols as string[] | undefined
      const socket = new WebSocket(url, protocols ? [...protocols] : [])
      socket.binaryType = 'nodebuffer'
      socket.on('open', () => {
        record.status = 101
        tell('open', realm.copy({ header: {} }))
        end()
      })
      socket.on('message', (data: Buffer, binary) => {
        record.bytes += data.length
        const event = realm.copy({}) as { data?: unknown }
        event.data = binary ? realm.buffer(data) : data.toString('utf8')
        tell('message', event)
      })
      socket.on('error', (error) => tell('error', realm.copy({ errMsg: error.message })))
      socket.on('close', (code, reason) => {
        recorder.sockets -= 1
        end()
        tell('close', realm.copy({ code, reason: reason.toString() }))
      })
      setTimeout(() => report.success(realm.copy({ socketTaskId: 1 })), 0)
      return {
        send({ data, success, fail }: { data: string | ArrayBuffer; success?: Listener; fail?: Listener }) {
          if (socket.readyState !== WebSocket.OPEN) {
            setTimeout(() => fail?.({ errMsg: 'sendSocketMessage:fail SocketTask.readyState is not OPEN' }), 0)
            return
          }
          socket.send(typeof data === 'string' ? data : Buffer.from(new Uint8Array(data)))
          setTimeout(() => success?.({ errMsg: 'sendSocketMessage:ok' }), 0)
        },
        close({ code = 1000, reason = '' }: { code?: number; reason?: string } = {}) {
          // `ws` rejects codes that a peer may not send; the platform closes in any case.
          if (code === 1000 || (code >= 3000 && code < 5000)) socket.close(code, reason)
          else socket.close()
        },
        onOpen: (listener: Listener) => void listeners.open?.push(listener),
        onMessage: (listener: Listener) => void listeners.message?.push(listener),
        onError: (listener: Listener) => void listeners.error?.push(listener),
        onClose: (listener: Listener) => void listeners.close?.push(listener),
        get readyState() {
          return socket.readyState
        },
      }
    }),
  }
}

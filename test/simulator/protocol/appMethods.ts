import type { PageHost } from '../runtime/PageHost'
import type { Simulator } from '../runtime/Simulator'
import type { ProtocolMethods, Sender } from './ProtocolMethods'

type Call = (this: object, ...args: unknown[]) => unknown

const summary = (page: PageHost) => ({ pageId: page.id, path: page.path, query: page.query })

export function appMethods(simulator: Simulator, sender: Sender): ProtocolMethods {
  const { realm, api, stack } = simulator
  const inside = (args: readonly unknown[] = []) => args.map((argument) => realm.copy(argument))
  return {
    'App.getCurrentPage': () => {
      if (!stack.top) throw new Error('no page')
      return summary(stack.top)
    },
    'App.getPageStack': () => ({ pageStack: stack.pages.map(summary) }),
    'App.enableLog': () => sender.enableLog(),
    'App.callWxMethod': async ({ method, args }: { method: string; args?: unknown[] }) => {
      const own = inside(args)
      return { result: await api.call(method, own.length ? own : [realm.copy({})]) }
    },
    'App.callFunction': async ({ functionDeclaration, args }: { functionDeclaration: string; args?: unknown[] }) => {
      const run = realm.evaluate(functionDeclaration) as Call
      return { result: await run.apply({}, inside(args)) }
    },
    'App.mockWxMethod': (mock: {
      method: string
      functionDeclaration?: string
      args?: unknown[]
      result?: unknown
    }) => {
      const { method, functionDeclaration } = mock
      if (functionDeclaration) {
        const run = realm.evaluate(functionDeclaration) as Call
        const extra = inside(mock.args)
        api.mock(method, {
          run(...args) {
            return run.apply(this, [...args, ...extra])
          },
        })
      } else if ('result' in mock) api.mock(method, { result: mock.result })
      else api.restore(method)
    },
    'App.addBinding': ({ name }: { name: string }) => {
      realm.define(name, (...args: unknown[]) => sender.event('App.bindingCalled', { name, args }))
    },
    'App.captureScreenshot': () => {
      throw new Error('there is nothing to see in a simulator without a screen')
    },
  }
}

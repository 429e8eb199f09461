import type { Simulator } from '../runtime/Simulator'
import type { ProtocolMethods } from './ProtocolMethods'

/** Methods that the developer tools lack: figures for benches, and the state of the outside world. */
export function simulatorMethods(simulator: Simulator): ProtocolMethods {
  return {
    'Sim.stats': () => ({
      ...simulator.recorder.stats(),
      pages: simulator.files.pages,
      stack: simulator.stack.pages.map(({ path }) => path),
      title: simulator.stack.top?.title ?? '',
    }),
    'Sim.mark': () => simulator.recorder.mark(),
    'Sim.rest': async () => {
      await simulator.work.rest()
      await simulator.slowness.atRest()
    },
    'Sim.enter': ({ shown, query }: { shown: boolean; query?: Record<string, string> }) =>
      simulator.enter(shown, query),
    'Sim.person': ({ phoneCode, privacyAsks }: { phoneCode?: string | null; privacyAsks?: boolean }) => {
      if (phoneCode !== undefined) simulator.person.phoneCode = phoneCode
      if (privacyAsks !== undefined) simulator.person.privacyAsks = privacyAsks
    },
    'Sim.notify': ({ name, args = [] }: { name: string; args?: unknown[] }) =>
      simulator.api.notify(name, ...args.map((argument) => simulator.realm.copy(argument))),
  }
}

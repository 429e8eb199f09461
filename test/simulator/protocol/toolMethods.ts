import type { Simulator } from '../runtime/Simulator'
import type { ProtocolMethods } from './ProtocolMethods'

export function toolMethods(_simulator: Simulator, onExit: () => void): ProtocolMethods {
  const leave = () => void setTimeout(onExit, 50)
  return {
    'Tool.getInfo': () => ({ SDKVersion: '3.5.0' }),
    'Tool.close': leave,
    'App.exit': () => ({}),
  }
}

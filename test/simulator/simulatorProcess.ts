import { keepOwnFilesIn } from './api/localFiles'
import { ProtocolServer } from './protocol/ProtocolServer'
import { Simulator } from './runtime/Simulator'
import type { SimulatorOptions } from './SimulatorOptions'

/** The program of startSimulator: one app and one protocol server in their own process. */
async function main(options: SimulatorOptions): Promise<void> {
  if (options.files) keepOwnFilesIn(options.files)
  const simulator = new Simulator(options)
  process.on('uncaughtException', (error) => simulator.exception(error))
  process.on('unhandledRejection', (reason) => {
    simulator.exception(reason)
    simulator.api.notify('onUnhandledRejection', { reason })
  })
  const exit = () => process.exit(0)
  process.on('disconnect', exit)
  process.on('SIGTERM', exit)
  const server = new ProtocolServer(simulator, options.port ?? 0, exit)
  const wsEndpoint = await server.listening()
  simulator.launch()
  process.send?.({ wsEndpoint })
}

process.once('message', (options) => {
  main(options as SimulatorOptions).catch((error: unknown) => {
    process.stderr.write(`${String((error as Error).stack ?? error)}\n`)
    process.exit(1)
  })
})

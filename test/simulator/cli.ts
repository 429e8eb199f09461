import { parseArgs } from 'node:util'
import { startSimulator } from './startSimulator'

/** `npx tsx test/simulator/cli.ts --target weapp --port 9420`: runs a mini-program for an automator to connect to. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      target: { type: 'string', default: 'weapp' },
      dist: { type: 'string' },
      port: { type: 'string', default: '9420' },
      gateway: { type: 'string' },
      gate: { type: 'string' },
      path: { type: 'string' },
    },
  })
  const { target } = values
  if (target !== 'weapp' && target !== 'tt') throw new Error(`--target is weapp or tt, not ${target}`)
  const running = await startSimulator({
    target,
    dist: values.dist ?? `dist/${target}`,
    port: Number(values.port),
    gateway: values.gateway,
    gate: values.gate,
    path: values.path,
  })
  process.stdout.write(`${running.wsEndpoint}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void running.stop().then(() => process.exit(0)))
}

main().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
})

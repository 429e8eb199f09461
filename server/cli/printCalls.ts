import { CALLS, type CallDefinition } from '@quanzi/contract'
import { CALL_GROUPS } from '../features'

/** `npm run calls`: every call of the catalogue, and whether this server handles it. */
const handled = new Set(
  CALL_GROUPS.flatMap(({ calls, handlers }) =>
    Object.entries(calls).flatMap(([name, { uri }]) => (handlers[name] ? [uri] : [])),
  ),
)
const definitions = Object.values<CallDefinition>(CALLS).filter((call) => call.kind !== 'chat')
const rows = definitions.map(
  ({ uri, access }) => `${handled.has(uri) ? 'built    ' : 'not built'}  ${uri}  (${access})`,
)
process.stdout.write(`${rows.join('\n')}\n\n${handled.size} of ${definitions.length} calls built\n`)

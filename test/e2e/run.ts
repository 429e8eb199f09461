import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { failureOf } from '../failureOf'
import { startSite } from '../startSite'
import type { Journey } from './Journey'
import { addresses } from './journeys/addresses'
import { admissions } from './journeys/admissions'
import { admissionsTrouble } from './journeys/admissionsTrouble'
import { afterOrder } from './journeys/afterOrder'
import { albums } from './journeys/albums'
import { belonging } from './journeys/belonging'
import { campaigns } from './journeys/campaigns'
import { cards } from './journeys/cards'
import { chat } from './journeys/chat'
import { chatNames } from './journeys/chatNames'
import { checkins } from './journeys/checkins'
import { city } from './journeys/city'
import { content } from './journeys/content'
import { crowdfunding } from './journeys/crowdfunding'
import { deposit } from './journeys/deposit'
import { distribution } from './journeys/distribution'
import { forms } from './journeys/forms'
import { gallery } from './journeys/gallery'
import { games } from './journeys/games'
import { goods } from './journeys/goods'
import { hostile } from './journeys/hostile'
import { hostileTitle } from './journeys/hostileTitle'
import { isolation } from './journeys/isolation'
import { keptPictures } from './journeys/keptPictures'
import { keyboard } from './journeys/keyboard'
import { listening } from './journeys/listening'
import { live } from './journeys/live'
import { login } from './journeys/login'
import { longChat } from './journeys/longChat'
import { lostAnswers } from './journeys/lostAnswers'
import { marks } from './journeys/marks'
import { motion } from './journeys/motion'
import { movement } from './journeys/movement'
import { oddAddresses } from './journeys/oddAddresses'
import { onSite } from './journeys/onSite'
import { orders } from './journeys/orders'
import { paid } from './journeys/paid'
import { partners } from './journeys/partners'
import { people } from './journeys/people'
import { places } from './journeys/places'
import { plainWords } from './journeys/plainWords'
import { popups } from './journeys/popups'
import { presale } from './journeys/presale'
import { preview } from './journeys/preview'
import { profiles } from './journeys/profiles'
import { pull } from './journeys/pull'
import { readings } from './journeys/readings'
import { rooms } from './journeys/rooms'
import { sharing } from './journeys/sharing'
import { shell } from './journeys/shell'
import { shells } from './journeys/shells'
import { shop } from './journeys/shop'
import { siteScript } from './journeys/siteScript'
import { skeletons } from './journeys/skeletons'
import { smallStore } from './journeys/smallStore'
import { stays } from './journeys/stays'
import { stepBack } from './journeys/stepBack'
import { steps } from './journeys/steps'
import { stranger } from './journeys/stranger'
import { tracks } from './journeys/tracks'
import { trips } from './journeys/trips'
import { trouble } from './journeys/trouble'
import { wallet } from './journeys/wallet'
import { wide } from './journeys/wide'
import { withoutNetwork } from './journeys/withoutNetwork'
import { Walker } from './Walker'

/**
 * What people do with a tenant's offers; the app around them: its shells, albums, chat, preview, windows; checks of
 * every address and every component. Each group is a suite of its own.
 */
const GROUPS: Readonly<Record<string, readonly Journey[]>> = {
  journeys: [
    ...admissions,
    ...admissionsTrouble,
    ...content,
    ...campaigns,
    ...goods,
    ...lostAnswers,
    ...forms,
    ...login,
    ...orders,
    ...trips,
    ...stranger,
    ...shop,
    ...afterOrder,
    ...smallStore,
    ...paid,
    ...listening,
    ...people,
    ...belonging,
    ...deposit,
    ...distribution,
    ...onSite,
    ...checkins,
    ...rooms,
    ...live,
    ...readings,
    ...stays,
    ...presale,
    ...cards,
    ...steps,
    ...tracks,
    ...crowdfunding,
    ...games,
    ...profiles,
    ...keptPictures,
  ],
  app: [
    ...albums,
    ...partners,
    ...city,
    ...movement,
    ...withoutNetwork,
    ...sharing,
    ...marks,
    ...shells,
    ...trouble,
    ...places,
    ...keyboard,
    ...preview,
    ...chat,
    ...chatNames,
    ...longChat,
    ...plainWords,
    ...popups,
    ...stepBack,
    ...siteScript,
    ...shell,
    ...isolation,
    ...hostile,
    ...hostileTitle,
    ...wallet,
    ...wide,
    ...motion,
    ...pull,
    ...skeletons,
  ],
  addresses: [...addresses, ...oddAddresses, ...gallery],
}

const say = (line: string) => process.stdout.write(`${line}\n`)

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      group: { type: 'string' },
      slow: { type: 'string', default: '1' },
      result: { type: 'string' },
      shots: { type: 'boolean' },
    },
  })
  const journeys = values.group ? GROUPS[values.group] : Object.values(GROUPS).flat()
  if (!journeys) throw new Error(`--group is ${Object.keys(GROUPS).join(' or ')}, not ${values.group}`)
  if (!values.only && !values.group) rmSync(path.join(__dirname, 'shots'), { recursive: true, force: true })
  const counts = { passed: 0, failed: 0 }
  // Members come from addresses of their own, because the server gives one address few codes.
  const site = await startSite({ TRUST_PROXY: '1' })
  const walker = new Walker(site, Number(values.slow))
  try {
    // `--only "one|another"` walks several.
    const wanted = values.only?.split('|') ?? ['']
    for (const journey of journeys.filter(({ name }) => wanted.some((part) => name.includes(part)))) {
      const since = Date.now()
      const problem = await failureOf(() => walker.walk(journey))
      counts[problem ? 'failed' : 'passed'] += 1
      say(`${problem ? '✗' : '✓'} ${journey.name} (${((Date.now() - since) / 1000).toFixed(1)} s)`)
      if (problem) say(`  ${problem.replaceAll('\n', '\n  ')}`)
    }
  } finally {
    await walker.close()
    await site.dispose()
  }
  if (values.result) writeFileSync(values.result, JSON.stringify(counts))
  say(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed || !counts.passed ? 1 : 0
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exitCode = 1
})

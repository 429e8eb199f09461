import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { buildMini, type FormComponent } from '@quanzi/contract'
import automator from 'miniprogram-automator'
import { DEMO_APPLICANT, UNIVERSITY } from '../admissions/applicantAnswers'
import { freePort, type Site } from '../e2e/support/startSite'
import { startSimulator } from '../simulator/startSimulator'
import type { Figure } from './Figure'

const FIELDS = 60

interface WithFigures {
  send(method: string, params?: object): Promise<unknown>
}

const component = (at: number): FormComponent => ({
  id: 2000 + at,
  name: `问题 ${at + 1}`,
  type: 1,
  must: true,
  content: '',
  value: '',
  placeholder: '请输入',
  isShow: true,
})

const LONG_FORM = JSON.stringify({ t1: Array.from({ length: FIELDS }, (_, at) => component(at)), t3: '{}' })

/** The gateway with one answer changed: every group of the form has sixty fields. */
async function longFormGateway(origin: string): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const body = Buffer.concat(parts)
      response.setHeader('content-type', 'application/json')
      if (request.url?.includes('getFormItems') || body.includes('getFormItems')) return response.end(LONG_FORM)
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
      const answer = await fetch(origin + request.url, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
      })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${port}`, server }
}

/** What one typed character sends from logic to view on a form of sixty fields. */
export async function longFormTyping(site: Site, dist: string): Promise<Figure[]> {
  const gateway = await longFormGateway(site.origin)
  const simulator = await startSimulator({
    target: 'weapp',
    dist: path.join(dist, 'weapp'),
    gateway: gateway.origin,
    path: buildMini('university.personal', { iid: UNIVERSITY }).slice(1).split('?')[0] ?? '',
    query: { iid: String(UNIVERSITY) },
  })
  const app = await automator.connect({ wsEndpoint: simulator.wsEndpoint })
  const find = async (selector: string) => {
    const end = Date.now() + 15_000
    for (;;) {
      const found = await (await app.currentPage())?.$(selector)
      if (found) return found as typeof found & { input(text: string): Promise<void> }
      if (Date.now() > end) throw new Error(`waited in vain for ${selector}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const rest = () => new Promise((resolve) => setTimeout(resolve, 800))
  try {
    await (await find('#login-mobile')).input(DEMO_APPLICANT.mobile)
    await (await find('#login-password')).input(DEMO_APPLICANT.password)
    await (await find('#login-submit')).tap()
    await find('#apply-status')
    await app.reLaunch(buildMini('university.form', { iid: UNIVERSITY, id: '31' }))
    const field = await find(`#field-${2000 + FIELDS / 2}`)
    await find(`#field-${2000 + FIELDS - 1}`)
    await rest()
    await (app as unknown as WithFigures).send('Sim.mark')
    await field.input('李')
    await rest()
    const { setData } = (await (app as unknown as WithFigures).send('Sim.stats')) as {
      readonly setData: { readonly count: number; readonly bytes: number }
    }
    const group = `form of ${FIELDS} fields, one character`
    return [
      { group, name: 'setData calls', value: setData.count, unit: '×', max: 1 },
      { group, name: 'setData', value: setData.bytes, unit: 'B', max: 200 },
    ]
  } finally {
    app.disconnect()
    await simulator.stop()
    gateway.server.close()
  }
}

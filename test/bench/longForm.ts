import { createServer, type Server } from 'node:http'
import { buildMini, type FormComponent, type FormItemsBody } from '@quanzi/contract'
import { DEMO_APPLICANT, UNIVERSITY } from '../admissions/applicantAnswers'
import { enter } from '../automator/cases/applicant'
import { freePort, type Site } from '../startSite'
import type { Figure } from './Figure'
import { MeasuredApp } from './MeasuredApp'

const FIELDS = 60

const component = (at: number): FormComponent => ({
  id: 2000 + at,
  name: `问题 ${at + 1}`,
  type: 1,
  must: true,
  content: '',
  value: '',
  placeholder: '请输入',
  isShow: true,
  rule: '',
})

const LONG_FORM = JSON.stringify({
  t1: Array.from({ length: FIELDS }, (_, at) => component(at)),
  t3: '{}',
  groupName: '长表',
  groupDesc: '',
  status: 0,
} satisfies FormItemsBody)

/** The gateway with one changed answer: every group of the form has sixty fields. */
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

/** The bytes that one typed character sends from logic to view, on a form of sixty fields. */
export async function longFormTyping(site: Site, dist: string): Promise<Figure[]> {
  const gateway = await longFormGateway(site.origin)
  const launch = { gateway: gateway.origin, at: buildMini('university.personal', { iid: UNIVERSITY }) }
  const typing = MeasuredApp.run(dist, launch, async (measured) => {
    const { app } = measured
    await enter(app, DEMO_APPLICANT)
    await app.open(buildMini('university.form', { iid: UNIVERSITY, id: '31' }))
    await app.find(`#field-${2000 + FIELDS - 1}`)
    const { count, bytes } = await measured.crossedBy(() => app.type(`#field-${2000 + FIELDS / 2}`, '李'))
    const group = `form of ${FIELDS} fields, one character`
    return [
      { group, name: 'setData calls', value: count, unit: '×', max: 1 },
      { group, name: 'setData', value: bytes, unit: 'B', max: 200 },
    ] satisfies Figure[]
  })
  return typing.finally(() => gateway.server.close())
}

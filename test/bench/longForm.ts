import { buildMini, type FormComponent, type FormItemsBody } from '@quanzi/contract'
import { DEMO_APPLICANT, UNIVERSITY } from '../admissions/applicantAnswers'
import { enter } from '../automator/cases/applicant'
import type { Site } from '../startSite'
import { answeringGateway } from './answeringGateway'
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

/** Bytes that one typed character sends from the logic layer to the view, on a form of sixty fields. */
export async function longFormTyping(site: Site, dist: string): Promise<Figure[]> {
  // Every group of the form has sixty fields.
  const gateway = await answeringGateway(site.origin, (asked) => (asked.includes('getFormItems') ? LONG_FORM : null))
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
  return typing.finally(() => gateway.close())
}

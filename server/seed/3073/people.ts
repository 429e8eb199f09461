import { members } from '../smallTenant'
import type { PersonSeed } from '../TenantSeed'

const [office, ...others] = members(3001, ['招生办公室', '林教授', '周同学', '许同学', '方老师'], 41)

/** The admissions office reviews applications; 许同学 can apply. */
export const people3073: readonly PersonSeed[] = [
  ...(office
    ? [
        {
          ...office,
          demo: true,
          mobile: '13830730001',
          rights: ['content', 'order', 'scan', 'review', 'money', 'page'],
        },
      ]
    : []),
  ...others.map((person) => (person.name === '许同学' ? { ...person, demo: true, mobile: '13830730002' } : person)),
]

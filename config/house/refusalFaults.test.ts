import { refusalFaults } from './refusalFaults'

const faultsOf = (name: string, text: string) => refusalFaults(new Map([[name, text]]))

test.each([
  "throw new CallError('FULL', { detail: '队伍已满' })",
  "throw paramError('title', '请填写标题')",
  'throw paramError(name, `请填写`)',
])('a refusal in Chinese only is named with its line: %s', (text) => {
  expect(faultsOf('server/features/teams/calls.ts', `\n${text}`)).toEqual([
    expect.stringMatching(/^server\/features\/teams\/calls\.ts:2 refuses in Chinese only/),
  ])
})

test('a reason in both languages is right, and so is Chinese text outside refusals', () => {
  const text = "throw new CallError('FULL', { detail: REASONS.teamFull })\nconst name = '队伍'\n"
  expect(faultsOf('server/features/teams/calls.ts', text)).toEqual([])
})

test('tests may use any text for a refusal', () => {
  expect(faultsOf('server/features/teams/calls.test.ts', "paramError('title', '请填写标题')")).toEqual([])
})

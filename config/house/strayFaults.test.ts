import { strayFaults } from './strayFaults'

const faultsOf = (text: string) => strayFaults(new Map([['src/ui/fields/scroll.ts', `\n${text}`]]))

test.each(['Taro.nextTick(() => void Taro.pageScrollTo({ selector }))', 'hide: () => void Taro.hideKeyboard?.(),'])(
  'a promise of Taro that nobody catches is named with its line: %s',
  (text) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^src\/ui\/fields\/scroll\.ts:2 does not catch/)])
  },
)

test.each([
  'Taro.nextTick(() => void Taro.pageScrollTo({ selector }).catch(() => undefined))',
  'void taroOutcome(async () => void (await Taro.reLaunch({ url })))',
  'void Taro.chooseMedia({\n  fail: reject,\n})',
])('one that is caught or told of its failure is right: %s', (text) => {
  expect(faultsOf(text)).toEqual([])
})

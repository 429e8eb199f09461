import { REGISTRATION_BUTTON, requiredMessage } from '@quanzi/contract'
import { text as verifyText } from '@/domain/verify/messages'
import { language } from '@/locales/Language'
import { text } from './messages'

afterEach(() => language.use('zh-CN'))

/**
 * Every text that the document quotes (admissions-and-regions §2, §4, §5, §8), and ours in Chinese (screens-activities
 * §3b).
 */
const QUOTED: readonly (readonly [said: () => string, zh: string, en: string])[] = [
  [() => text('filled'), '已填写', 'filled'],
  [() => text('unfilled'), '未填写', 'not filled'],
  [() => text('save'), '确认提交', 'confirm submit'],
  [() => text('photoPassed'), '已通过', 'approved'],
  [() => text('photoOpen'), '点击操作', 'tap to act'],
  [() => text('guideLearn'), '继续了解，下一步', 'continue to learn, next'],
  [() => text('guideNext'), '下一步', 'next'],
  [() => text('guideShoot'), '直接拍摄', 'shoot directly'],
  [
    () => text('photoTip'),
    '每位考生只能提交一次，请选择最满意的照片',
    'each candidate may submit only once, choose the best photo',
  ],
  [() => text('retake'), '重拍', 'retake'],
  [() => text('photoSubmit'), '提交', 'submit'],
  [
    () => text('previewTip'),
    '照片已通过审核，仅可提交一次，此页仅供查看',
    'your photo has passed review, can be submitted once, this page is view only',
  ],
  [() => text('backToForm'), '返回表单', 'back to form'],
  [() => text('mobileWrong'), '请输入正确的手机号', 'please enter a correct phone number'],
  [() => text('passwordEmpty'), '密码不能为空', 'password cannot be empty'],
  [() => text('passwordShort'), '密码不能少于6位', 'password cannot be less than 6 digits'],
  [() => text('confirmWrong'), '两次密码不一致', 'the two passwords are inconsistent'],
  [() => text('codeEmpty'), '验证码不能为空', 'verification code cannot be empty'],
  [() => text('agreeFirst', { summary: '《S》' }), '请先勾选《S》', 'please tick 《S》 first'],
  [() => text('authoriseFirst'), '请先授权微信', 'please authorise WeChat first'],
  [() => text('paramError'), '参数错误', 'parameter error'],
  [() => text('saveFailed'), '保存失败', 'save failed'],
  [() => text('saved'), '保存成功', 'saved successfully'],
  [
    () => text('submitFailed'),
    '提交失败，未知错误，请联系主办方。',
    'submit failed, unknown error, please contact the organiser.',
  ],
  [
    () => text('resetFailed'),
    '重置失败，未知错误，请联系主办方。',
    'reset failed, unknown error, please contact the organiser.',
  ],
  [() => verifyText('sent'), '验证码已发送', 'verification code sent'],
  [() => text('photoAsk'), '确认无误并提交？', 'confirm it is correct and submit?'],
  [() => text('analysing'), '图片分析中', 'image analysing'],
  [() => text('uploading'), '上传中...', 'uploading...'],
]

test.each(QUOTED.map(([said, zh, en]) => [zh, en, said] as const))(
  'admissions-and-regions §2, §4, §5, §8: %j is %j in English',
  (zh, en, said) => {
    expect(said()).toBe(zh)
    language.use('en')
    expect(said()).toBe(en)
  },
)

test.each([
  [0, '确认提交', 'confirm submit'],
  [1, '等待审核', 'waiting for review'],
  [2, '审核通过，点击缴费', 'review passed, tap to pay'],
  [3, '报名成功', 'registration succeeded'],
  [4, '重新填写', 'refill'],
] as const)('admissions-and-regions §4: the button of status %d says %s', (status, zh, en) => {
  expect(REGISTRATION_BUTTON[status]).toMatchObject({ zh, en })
})

test('admissions-and-regions §5: a missing answer is named in both languages', () => {
  expect([requiredMessage('姓名'), requiredMessage('name', 'en')]).toEqual(['姓名为必填项!', 'name is required!'])
})

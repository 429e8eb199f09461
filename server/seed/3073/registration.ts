import { COMPONENT_TYPE, type FormComponent, type PickerOption } from '@quanzi/contract'
import { picture, type RegistrationSeed } from '../TenantSeed'

type More = Partial<Pick<FormComponent, 'must' | 'placeholder' | 'isShow' | 'rule'>> & {
  readonly options?: readonly PickerOption[]
}

const field =
  (type: keyof typeof COMPONENT_TYPE, hint: string) =>
  (id: number, name: string, { options, ...more }: More = {}): FormComponent => ({
    id,
    name,
    type: COMPONENT_TYPE[type],
    must: true,
    content: options ? JSON.stringify(options) : '',
    value: '',
    placeholder: hint,
    isShow: true,
    rule: '',
    ...more,
  })

const text = field('text', '请输入')
const steps = field('stepper', '')
const choice = field('picker', '请选择')
const place = field('address', '请选择省市区')
const images = field('images', '请上传图片')
const photo = field('photo', '')
const date = field('date', '请选择日期')
const caption = (id: number, name: string) => field('caption', '')(id, name, { must: false })

const flat = (...keys: readonly string[]): PickerOption[] => keys.map((key) => ({ key, values: [] }))

const SUBJECTS: readonly PickerOption[] = [
  { key: '生物学', values: ['植物学', '遗传学', '纳米生物技术', '生态学'] },
  { key: '计算机科学与技术', values: ['人工智能', '网络与系统', '软件工程'] },
  { key: '化学', values: ['有机化学', '材料化学'] },
  { key: '中国语言文学', values: ['文艺学', '汉语言文字学'] },
]

const statusPictures = (shape: '1x1' | '16x9') => [0, 1, 2, 3, 4].map((status) => picture('status', status, shape).src)

/** Application for the master's programmes of 青岚大学. */
export const registration3073: RegistrationSeed = {
  regId: '3',
  image: picture('campus', 6, '1x1').src,
  summary: '《青岚大学 2027 年硕士研究生网上报名诚信承诺书》',
  fee: 15_000,
  statusImages: { status: statusPictures('1x1'), show: statusPictures('16x9') },
  nameComponent: 271,
  idComponent: 272,
  groups: [
    {
      id: '31',
      name: '基本信息',
      desc: '请按身份证件填写',
      components: [
        caption(270, '姓名与身份证号提交后用于照片核验，请仔细核对。'),
        text(271, '姓名', { placeholder: '2-6 个字', rule: 'name' }),
        text(272, '身份证号', { placeholder: '18 位身份证号', rule: 'idCard' }),
        choice(273, '性别', { options: flat('男', '女') }),
        date(274, '出生日期', { rule: 'birthDate' }),
        choice(275, '政治面貌', { options: flat('群众', '共青团员', '中共党员', '其他') }),
      ],
    },
    {
      id: '36',
      name: '本人照片',
      desc: '免冠正面照，检测通过后不可更换',
      components: [caption(269, '请先保存基本信息；竖版照片，不小于 295×413 像素。'), photo(276, '本人照片')],
    },
    {
      id: '32',
      name: '联系方式',
      desc: '录取通知书将寄到此地址',
      components: [
        place(277, '户籍所在地'),
        place(278, '通讯地址'),
        text(279, '详细地址', { placeholder: '街道、门牌号' }),
        text(280, '电子邮箱', { must: false, placeholder: '选填', rule: 'email' }),
        text(281, '紧急联系人'),
      ],
    },
    {
      id: '33',
      name: '教育与工作经历',
      desc: '最后学历与工作情况',
      components: [
        text(286, '毕业院校'),
        choice(287, '最后学历', { options: flat('本科', '专科', '硕士研究生') }),
        date(288, '毕业时间'),
        steps(289, '工作年限（年）', { must: false }),
        choice(282, '是否在职', { options: flat('是', '否') }),
        text(283, '工作单位'),
        text(284, '职务'),
        date(285, '入职时间'),
      ],
    },
    {
      id: '34',
      name: '报考信息',
      desc: '每位考生只能选择一个专业',
      components: [
        choice(297, '报考专业', { options: SUBJECTS }),
        choice(426, '意向课题组', { options: flat('植物与寒冷', '湖泊生态', '纳米递送') }),
        choice(298, '学习方式', { options: flat('全日制', '非全日制') }),
        steps(299, '发表论文（篇）', { must: false }),
        text(300, '内部编号', { must: false, isShow: false }),
      ],
    },
    {
      id: '35',
      name: '附件材料',
      desc: '证书、成绩单等，可上传多张',
      components: [
        caption(301, '请拍摄清晰、完整的原件，每项可上传多张。'),
        images(302, '学历证书', { must: false }),
        images(303, '成绩单', { must: false }),
      ],
    },
  ],
}
